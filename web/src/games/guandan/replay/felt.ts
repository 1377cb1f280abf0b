/** Where the hands lie on the felt of a replay, from its width and the height of the screen. */

export type FeltMode = "tall" | "low" | "wide";

export interface HandRoom {
  cw: number;
  width: number;
  per: number;
}

export interface FeltLayout {
  mode: FeltMode;
  /** North and south, east and west. */
  long: HandRoom;
  short: HandRoom;
  /** Width and least height of the middle, and its cards. */
  room: number;
  middle: number;
  cw: number;
  small: number;
}

const EDGE = 10;

export function feltLayout(width: number, height: number): FeltLayout {
  const inner = width - 2 * EDGE;
  if (height < 540 && width >= 600) {
    const side = Math.round(inner * 0.25);
    const room = inner - 2 * side - 2 * EDGE;
    const cw = height < 380 ? 28 : 32;
    return { mode: "low", long: { cw, width: room, per: 14 }, short: { cw: 34, width: side, per: 7 }, room, middle: 86, cw: 38, small: 22 };
  }
  if (width < 560) {
    const side = Math.floor((inner - EDGE) / 2);
    return { mode: "tall", long: { cw: 32, width: inner, per: 14 }, short: { cw: 27, width: side, per: 8 }, room: inner, middle: 104, cw: 46, small: 24 };
  }
  const side = Math.round(inner * 0.27);
  const room = inner - 2 * side - 2 * EDGE;
  return { mode: "wide", long: { cw: 44, width: inner, per: 14 }, short: { cw: 34, width: side, per: 6 }, room, middle: 150, cw: 54, small: 30 };
}
