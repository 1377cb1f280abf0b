import type { Values } from "../../lib/settings";
import type { Args } from "../../lib/fluent";
import type { RuleSection } from "../look";

/** The rules page, section by section, as these settings have it; `notes` are the rulebook's own. */
export function rules(values: Values, notes: readonly string[]): RuleSection[] {
  const args = inWords(values);
  const section = (name: string, items: readonly string[]): RuleSection => ({
    title: `guandan-rules-${name}-title`,
    items: items.map((item) => ({ id: `guandan-rules-${name}-${item}`, args })),
  });
  const sections = [
    section("start", ["cards", "direction", "lead", "aim"]),
    section("plays", ["groups", "straight", "runs", "bombs", "level"]),
    section("order", ["cards", "plays", "bombs"]),
    section("wild", ["any", "two", "alone"]),
    section("round", round(values)),
    section("tribute", values["tribute"] === false ? ["none"] : TRIBUTE),
    section("level", ["promotion", "next", "target", "fails"]),
  ];
  const own = notes.map((note) => ({ id: `guandan-note-${note.replace(/_/g, "-")}`, args: {} }));
  return own.length ? [...sections, { title: "guandan-rules-ours-title", items: own }] : sections;
}

const TRIBUTE = ["pay", "double", "tie", "return", "return-low", "anti", "lead", "time"];

function round(values: Values): string[] {
  const partner = values["show_partner_when_out"] === true ? ["partner"] : [];
  return ["turn", "end", "wind", "report", ...partner, "history", "time"];
}

/** The settings as the messages take them. */
function inWords(values: Values): Args {
  const args = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "boolean" ? String(value) : value]),
  );
  return { ...args, target: args["target"] === "T" ? "10" : (args["target"] ?? "A") };
}
