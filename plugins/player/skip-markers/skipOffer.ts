/** The stretch of a video that the viewer may skip. */
import type { PlaybackFacts } from '../../../core/sdk';

export type SkipLabel = 'skipIntro' | 'skipRecap' | 'skipCredits' | 'skipStretch';

export interface SkipOffer {
  /** Message key. */
  readonly labelKey: SkipLabel;
  /** Where skipping leads, in seconds. */
  readonly to: number;
}

const labels: Readonly<Record<string, SkipLabel>> = { INTRO: 'skipIntro', RECAP: 'skipRecap', CREDITS: 'skipCredits' };

/** The marker around `position` (seconds) as a button; null outside of all of them (PLY-070). A type of its own is skipped without naming it. */
export function skipOffer(markers: PlaybackFacts['skipMarkers'], position: number): SkipOffer | null {
  const at = position * 1000;
  const marker = markers.find(({ startTimeMs, stopTimeMs }) => at >= startTimeMs && at < stopTimeMs);
  return marker === undefined ? null : { labelKey: labels[marker.type.toUpperCase()] ?? 'skipStretch', to: marker.stopTimeMs / 1000 };
}
