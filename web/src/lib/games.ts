import type { GameInfo } from "../wire/types";
import { api } from "./wire/api";

let known: Promise<readonly GameInfo[]> | undefined;

/** The games of this room, asked once; again if it could not be reached. */
export function games(): Promise<readonly GameInfo[]> {
  known ??= api.games().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
