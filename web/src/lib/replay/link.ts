/**
 * A board in a link's own fragment, which no browser sends anywhere: short names in JSON, UTF-8,
 * base64url. `g` is its game; the rest is that game's own.
 */
export interface Packed {
  g: string;
  [field: string]: unknown;
}

export function toLink(packed: Packed): string {
  return toBase64(JSON.stringify(packed));
}

/** What a link carries, or nothing when it cannot be read. */
export function fromLink(text: string): Packed | undefined {
  try {
    const packed: unknown = JSON.parse(fromBase64(text));
    const read = typeof packed === "object" && packed !== null && typeof (packed as Packed).g === "string";
    return read ? (packed as Packed) : undefined;
  } catch {
    return undefined;
  }
}

function toBase64(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (b) => String.fromCharCode(b)).join("");
  return btoa(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function fromBase64(text: string): string {
  const bytes = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0)));
}
