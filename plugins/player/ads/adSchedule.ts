/** Ad schedule of a stream's ad units. */
import type { PlaybackFacts } from '../../../core/sdk';

export type AdUnit = PlaybackFacts['adUnits'][number];

/** Seconds on the time line, for mid-rolls. */
export type AdMoment =
  | { readonly kind: 'before' }
  | { readonly kind: 'at'; readonly seconds: number }
  | { readonly kind: 'after' };

/** A unit with a missing or unknown type is scheduled by its offset; null without one. */
export function momentOf({ type, offsetMs }: AdUnit): AdMoment | null {
  const kind = (type ?? '').toUpperCase();
  if (kind === 'POST') return { kind: 'after' };
  if (kind === 'PRE') return { kind: 'before' };
  if (typeof offsetMs === 'number')
    return offsetMs > 0 ? { kind: 'at', seconds: offsetMs / 1000 } : { kind: 'before' };
  return kind === 'MID' ? null : { kind: 'before' };
}

/** Whether playback just passed a position; a seek over it does not count. */
export function passes(moment: number, from: number, to: number): boolean {
  return from < moment && moment <= to && to - from < LARGEST_STEP;
}
const LARGEST_STEP = 2;

/** URL of the ad request, with the nonce when there is one (PLY-068); null for a URL that no page may fetch. */
export function adAddress(tag: string, nonce: string | null, parameter: string): string | null {
  if (!URL.canParse(tag)) return null;
  const url = new URL(tag);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (nonce !== null) url.searchParams.set(parameter, nonce);
  return url.href;
}
