/** The one polite live region: lines are added, old ones drop off. */
export interface Line {
  id: number;
  text: string;
}

let next = 0;
export const spoken: { lines: Line[] } = $state({ lines: [] });

export function say(text: string): void {
  if (!text) return;
  spoken.lines = [...spoken.lines.slice(-7), { id: next++, text }];
}

/** Another page, another table begins with silence. */
export function hush(): void {
  spoken.lines = [];
}

export function lastSpoken(): string {
  return spoken.lines[spoken.lines.length - 1]?.text ?? "";
}
