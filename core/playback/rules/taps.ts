/** What a touch on the picture does. */
import { SEEK_STEP } from './playerKeys';

export type TapSide = 'left' | 'middle' | 'right';

export interface Tap {
  readonly side: TapSide;
  /** Milliseconds on any clock. */
  readonly at: number;
}

export type TapAction = { readonly kind: 'toggleControls' } | { readonly kind: 'seekBy'; readonly seconds: number };

/** Two taps within this time belong together. */
export const DOUBLE_TAP = 320;

/** Which third of the picture was touched; the sides are those of the time line, whatever the language (LOC-012). */
export function tapSide(x: number, width: number): TapSide {
  if (x < width / 3) return 'left';
  return x > (width * 2) / 3 ? 'right' : 'middle';
}

/** One tap shows or hides the controls; a second on the same side moves, and so does each that follows. */
export function tapAction(tap: Tap, previous: Tap | null): TapAction {
  const isRepeated = previous !== null && previous.side === tap.side && tap.side !== 'middle' && tap.at - previous.at <= DOUBLE_TAP;
  return isRepeated ? { kind: 'seekBy', seconds: tap.side === 'left' ? -SEEK_STEP : SEEK_STEP } : { kind: 'toggleControls' };
}
