/** When the ad units of a stream are played. */
import type { PlaybackFacts } from '../../../core/sdk';

export type AdUnit = PlaybackFacts['adUnits'][number];

/** Seconds on the time line, where the time line says when. */
export type AdMoment = { readonly kind: 'before' } | { readonly kind: 'at'; readonly seconds: number } | { readonly kind: 'after' };

/** A unit without a type, or of another one, goes by its offset; null for one that does not say when. */
export function momentOf({ type, offsetMs }: AdUnit): AdMoment | null {
  const kind = (type ?? '').toUpperCase();
  if (kind === 'POST') return { kind: 'after' };
  if (kind === 'PRE') return { kind: 'before' };
  if (typeof offsetMs === 'number') return offsetMs > 0 ? { kind: 'at', seconds: offsetMs / 1000 } : { kind: 'before' };
  return kind === 'MID' ? null : { kind: 'before' };
}

/** Playing passed a moment just now; a jump over it passes nothing. */
export function passes(moment: number, from: number, to: number): boolean {
  return from < moment && moment <= to && to - from < LARGEST_STEP;
}
const LARGEST_STEP = 2;

/** The address that an ad server is asked at, with the nonce when there is one (PLY-068); null for one that no page may ask. */
export function adAddress(tag: string, nonce: string | null, parameter: string): string | null {
  if (!URL.canParse(tag)) return null;
  const url = new URL(tag);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (nonce !== null) url.searchParams.set(parameter, nonce);
  return url.href;
}
