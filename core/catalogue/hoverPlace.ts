/** Geometry of the enlarged card over its card, and of its neighbours (HOM-040, HOM-038). Pixels, left to right. */
import { HOVER_SCALE } from '../sdk/constants';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface HoverPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** The transform origin, relative to itself. */
  readonly origin: { readonly x: number; readonly y: number };
  /** How far the cards on the left and on the right move away. */
  readonly aside: { readonly left: number; readonly right: number };
}

/** Minimum width for its text to fit. */
const NARROWEST = 300;
const EDGE = 8;

/** Centred on the card, but inside the window: a card at the end of a row grows inwards. */
export function hoverPlace(
  card: Box,
  window: { readonly width: number; readonly height: number },
  height: number,
  topEdge = EDGE,
): HoverPlace {
  const width = Math.min(Math.max(card.width * HOVER_SCALE, NARROWEST), window.width - 2 * EDGE);
  const left = clamp(card.left - (width - card.width) / 2, EDGE, window.width - width - EDGE);
  const above = (card.height * (HOVER_SCALE - 1)) / 2;
  const top = Math.max(topEdge, Math.min(card.top - above, window.height - height - EDGE));
  return {
    left,
    top,
    width,
    origin: { x: card.left + card.width / 2 - left, y: card.top + card.height / 2 - top },
    aside: { left: Math.max(0, card.left - left), right: Math.max(0, left + width - card.left - card.width) },
  };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
