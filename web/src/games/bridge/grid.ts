/** Arrow keys in the bidding box: to the button that lies nearest that way. */

const STEP: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** Index of the nearest spot in a direction, or −1. */
export function nearest(from: Spot, spots: readonly Spot[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * dx + y * dy;
    if (ahead < 2) return;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const cost = ahead + 3 * aside;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

export function moveInGrid(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEP[event.key];
  const here = (event.target as HTMLElement).closest("button");
  if (!step || !here) return;
  const buttons = Array.from(event.currentTarget.querySelectorAll("button"));
  const middle = (b: Element): Spot => {
    const r = b.getBoundingClientRect();
    return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
  };
  const to = buttons[nearest(middle(here), buttons.map(middle), step)];
  if (!to) return;
  to.focus();
  event.preventDefault();
  event.stopPropagation();
}
