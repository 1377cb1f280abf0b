import type { GameInfo, TableView } from "../wire/types";
import { games } from "./games";
import { agreed, type Value } from "./settings";

/** What a table has changed from its rulebook; nothing until the games are known. */
export function agreements(view: () => TableView): { readonly list: [string, Value][] } {
  let known: readonly GameInfo[] = $state.raw([]);
  games().then(
    (all) => (known = all),
    () => (known = []),
  );
  const list = $derived.by(() => {
    const game = known.find((one) => one.id === view().game);
    const book = game?.rulebooks.find((one) => one.id === view().rulebook);
    return game && book ? agreed(game.settings, book, { ...view().settings }) : [];
  });
  return {
    get list() {
      return list;
    },
  };
}
