/** The stretch of a video that the viewer may skip. */
import type { components } from '../../generated/platform';

export type SkipMarker = components['schemas']['SkipMarker'];

export interface SkipOffer {
  readonly labelKey: 'skipIntro' | 'skipCredits';
  /** Where skipping leads, in seconds. */
  readonly to: number;
}

/** The marker around `position` (seconds), as a control; null outside of all of them (PLY-070). Types other than credits skip as an intro. */
export function skipOffer(markers: readonly SkipMarker[] | null | undefined, position: number): SkipOffer | null {
  const at = position * 1000;
  const marker = markers?.find(({ startTimeMs, stopTimeMs }) => at >= startTimeMs && at < stopTimeMs);
  if (marker === undefined) return null;
  return { labelKey: marker.type.toUpperCase() === 'CREDITS' ? 'skipCredits' : 'skipIntro', to: marker.stopTimeMs / 1000 };
}
