import type { GameLook } from "../look";
import Art from "./Art.svelte";

const look: GameLook = { id: "contract", order: 2, Art };
export default look;
