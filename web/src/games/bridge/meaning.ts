import { hasText, t } from "../../lib/i18n.svelte";

/** What a caller told of his call. A computer player's words begin with the id of a text. */
export function meaning(text: string | undefined): string {
  const [id = "", ...rest] = (text ?? "").split(" ");
  return id.startsWith("system-") && hasText(id) ? [t(id), ...rest].join(" ") : (text ?? "");
}
