/** Ids that work over plain http, where `crypto.randomUUID` does not exist. */
export function newId(bytes = 12): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(raw, (b) => b.toString(16).padStart(2, "0")).join("");
}
