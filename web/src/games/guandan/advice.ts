import type { Card, Command, Seat, TableView } from "../../wire/types";
import type { Words } from "../look";
import { guandan, type Meaning } from "./state/deal";
import { meaningName, ranksLine } from "./state/meaning";

/** The table allows advice, and this player is asked something. */
export function canAsk(view: TableView): boolean {
  const deal = guandan(view.deal);
  return deal?.advice === true && (deal.legal ?? []).length > 0;
}

/** What the adviser would do, in words. */
export function advised(command: Command, view: TableView, words: Words): string | undefined {
  const { t } = words;
  const level = guandan(view.deal)?.level ?? "2";
  switch (command.kind) {
    case "play": {
      const cards = ranksLine(command["cards"] as Card[], t);
      const what = meaningName(command["meaning"] as Meaning, level, t);
      return t("guandan-advice-play", { what, cards });
    }
    case "pass":
      return t("guandan-advice-pass");
    case "anti_tribute":
      return t("guandan-advice-anti");
    case "pay_tribute":
    case "return_tribute":
      return t("guandan-advice-give", { kind: command.kind, card: words.card(String(command["card"])) });
    case "take_tribute":
    case "take_return":
      return t("guandan-advice-take", { seat: words.seat((command["payer"] ?? command["giver"]) as Seat) });
    default:
      return undefined;
  }
}
