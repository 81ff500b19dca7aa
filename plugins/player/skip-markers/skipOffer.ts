/** The segment of a video that can be skipped now. */
import type { PlaybackFacts } from '../../../core/sdk';

export type SkipLabel = 'skipIntro' | 'skipRecap' | 'skipCredits' | 'skipStretch';

export interface SkipOffer {
  /** Message key. */
  readonly labelKey: SkipLabel;
  /** Skip target in seconds. */
  readonly to: number;
}

const labels: Readonly<Record<string, SkipLabel>> = {
  INTRO: 'skipIntro',
  RECAP: 'skipRecap',
  CREDITS: 'skipCredits',
};

/**
 * Button for the marker around `position` (seconds); null outside of all of them (PLY-070). An unknown type
 * gets a generic label.
 */
export function skipOffer(markers: PlaybackFacts['skipMarkers'], position: number): SkipOffer | null {
  const at = position * 1000;
  const marker = markers.find(({ startTimeMs, stopTimeMs }) => at >= startTimeMs && at < stopTimeMs);
  return marker === undefined
    ? null
    : { labelKey: labels[marker.type.toUpperCase()] ?? 'skipStretch', to: marker.stopTimeMs / 1000 };
}
