/** Touch gestures on the picture. */
import { SEEK_STEP } from './playerKeys';

export type TapSide = 'left' | 'middle' | 'right';

export interface Tap {
  readonly side: TapSide;
  /** Milliseconds on any clock. */
  readonly at: number;
}

export type TapAction =
  { readonly kind: 'toggleControls' } | { readonly kind: 'seekBy'; readonly seconds: number };

/** Milliseconds within which two taps count as a double tap. */
export const DOUBLE_TAP_MS = 320;

/** The touched third of the picture; sides follow the time line, whatever the language (LOC-012). */
export function tapSide(x: number, width: number): TapSide {
  if (x < width / 3) return 'left';
  return x > (width * 2) / 3 ? 'right' : 'middle';
}

/** One tap toggles the controls; each further tap on the same side seeks. */
export function tapAction(tap: Tap, previous: Tap | null): TapAction {
  const isRepeated =
    previous !== null &&
    previous.side === tap.side &&
    tap.side !== 'middle' &&
    tap.at - previous.at <= DOUBLE_TAP_MS;
  return isRepeated
    ? { kind: 'seekBy', seconds: tap.side === 'left' ? -SEEK_STEP : SEEK_STEP }
    : { kind: 'toggleControls' };
}
