import { untrack } from "svelte";
import { errorText } from "../lib/i18n.svelte";
import { say } from "../lib/spoken.svelte";
import { cardName, seatName } from "../lib/words.svelte";
import type { Data, Seat } from "../wire/types";

const STAYS_MS = 5200;

/** One line over the table, for a while. */
export class Toasts {
  current: { text: string; id: number; passing: boolean } | undefined = $state.raw();
  #next = 0;

  /** News, which stays long enough to be read however fast the table moves on. */
  show(text: string): void {
    this.#put(text, false);
  }

  #put(text: string, passing: boolean): void {
    const id = ++this.#next;
    this.current = { text, id, passing };
    setTimeout(() => {
      if (this.current?.id === id) this.current = undefined;
    }, STAYS_MS);
  }

  /** Shown and spoken: what was wrong, until the table moves on. */
  tell(text: string): void {
    this.#put(text, true);
    say(text);
  }

  /** The table has moved on. */
  clear(): void {
    if (this.current?.passing) this.current = undefined;
  }
}

/** Every new refusal is told in words; a game may have some of its own for the data. */
export function followRefusals(
  refusal: () => { code: string; data: Data } | undefined,
  tell: (text: string) => void,
  own: (data: Data) => Data = (data) => data,
): void {
  $effect(() => {
    const one = refusal();
    if (one) untrack(() => tell(errorText(one.code, own(inWords(one.data)))));
  });
}

/** Seats and cards in a refusal's data become words. */
function inWords(data: Data): Data {
  const out: Data = { ...data };
  if (typeof data["seat"] === "string") out["seat"] = seatName(data["seat"] as Seat);
  if (typeof data["card"] === "string") out["card"] = cardName(data["card"]);
  return out;
}
