/** The keyboard map; the help page is generated from it. */

export type Action =
  | "my-hand"
  | "dummy"
  | "my-suit"
  | "dummy-suit"
  | "trick"
  | "last-trick"
  | "contract"
  | "auction"
  | "vulnerability"
  | "points"
  | "score"
  | "sheet"
  | "turn"
  | "clock"
  | "repeat"
  | "focus"
  | "previous"
  | "next"
  | "confirm"
  | "cancel"
  | "advice"
  | "claim"
  | "alert"
  | "undo"
  | "next-deal"
  | "gather"
  | "menu"
  | "help";

export interface Key {
  action: Action;
  /** What is pressed, as `KeyboardEvent.key`. */
  keys: readonly string[];
  group: "listen" | "move" | "play";
}

export const KEYS: readonly Key[] = [
  { action: "my-hand", keys: ["m"], group: "listen" },
  { action: "my-suit", keys: ["s", "h", "d", "c"], group: "listen" },
  { action: "dummy", keys: ["y"], group: "listen" },
  { action: "dummy-suit", keys: ["S", "H", "D", "C"], group: "listen" },
  { action: "trick", keys: ["e"], group: "listen" },
  { action: "last-trick", keys: ["l"], group: "listen" },
  { action: "contract", keys: ["b"], group: "listen" },
  { action: "auction", keys: ["B"], group: "listen" },
  { action: "vulnerability", keys: ["V"], group: "listen" },
  { action: "points", keys: ["p"], group: "listen" },
  { action: "score", keys: ["v"], group: "listen" },
  { action: "turn", keys: ["w"], group: "listen" },
  { action: "clock", keys: ["o"], group: "listen" },
  { action: "repeat", keys: ["r"], group: "listen" },
  { action: "focus", keys: ["f"], group: "move" },
  { action: "previous", keys: ["ArrowLeft", "ArrowUp"], group: "move" },
  { action: "next", keys: ["ArrowRight", "ArrowDown"], group: "move" },
  { action: "confirm", keys: ["Enter"], group: "play" },
  { action: "cancel", keys: ["Escape"], group: "play" },
  { action: "gather", keys: ["g"], group: "play" },
  { action: "advice", keys: ["i"], group: "play" },
  { action: "claim", keys: ["x"], group: "play" },
  { action: "alert", keys: ["!"], group: "play" },
  { action: "undo", keys: ["U"], group: "play" },
  { action: "next-deal", keys: ["n"], group: "play" },
  { action: "sheet", keys: ["z"], group: "play" },
  { action: "menu", keys: ["u"], group: "play" },
  { action: "help", keys: ["?"], group: "play" },
];

const BY_KEY = new Map(KEYS.flatMap((k) => k.keys.map((key) => [key, k.action] as const)));

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The action of a key press; keys with Ctrl, Alt or ⌘ belong to the browser. */
export function actionOf(press: Press): Action | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  return BY_KEY.get(press.key);
}

/** Where typing is meant for a field, the table's keys are silent. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  const tag = element?.tagName;
  return tag === "INPUT" || tag === "TEXTAREA" || tag === "SELECT" || element?.isContentEditable === true;
}
