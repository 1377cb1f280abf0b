import type { GameLook } from "../look";
import Art from "./Art.svelte";

const look: GameLook = { id: "guandan", order: 3, Art };
export default look;
