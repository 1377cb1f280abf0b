/** A finger pushes a board on and back. */
export function swipe(by: (step: 1 | -1) => void): { ontouchstart: (e: TouchEvent) => void; ontouchend: (e: TouchEvent) => void } {
  let from: number | undefined;
  return {
    ontouchstart: (e) => (from = e.touches[0]?.clientX),
    ontouchend: (e) => {
      const way = (e.changedTouches[0]?.clientX ?? 0) - (from ?? 0);
      if (from !== undefined && Math.abs(way) > 40) by(way < 0 ? 1 : -1);
      from = undefined;
    },
  };
}
