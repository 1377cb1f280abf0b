import { sideOf } from "../../../lib/cards";
import type { Seat, Side, TableView } from "../../../wire/types";
import { shownOrder } from "./deal";

/** One line of the match's score sheet. */
export interface Row {
  number: number;
  level: string;
  order: Seat[];
  levels: Record<Side, string>;
  /** Steps the side went up in this deal. */
  steps: Partial<Record<Side, number>>;
}

export function rowsOf(view: TableView): Row[] {
  return (view.sheet?.deals ?? []).map((deal) => {
    const line = deal as unknown as Record<string, unknown>;
    const order = [...String(line["order"] ?? "")].filter((s) => "NESW".includes(s)) as Seat[];
    const side = order[0] ? sideOf(order[0]) : undefined;
    const [ns = "2", ew = "2"] = String(line["levels"] ?? "").split(":").filter(Boolean);
    return {
      number: Number(line["number"]),
      level: String(line["level"] ?? "2"),
      order: shownOrder(order),
      levels: { NS: ns, EW: ew },
      steps: side ? { [side]: Number(line["steps"] ?? 0) } : {},
    };
  });
}
