/** Skips segments marked by the platform: intro, recap, credits. */
import { observer } from 'mobx-react-lite';
import { useText } from 'proscenium/i18n';
import type { Activate, PlaybackFacts, PlayerPartProps } from 'proscenium/sdk';

type SkipLabel = 'skipIntro' | 'skipRecap' | 'skipCredits' | 'skipStretch';

interface SkipOffer {
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
 * The segment of a video that can be skipped now. Button for the marker around `position` (seconds); null
 * outside of all of them (PLY-070). An unknown type gets a generic label.
 */
export function skipOffer(markers: PlaybackFacts['skipMarkers'], position: number): SkipOffer | null {
  const at = position * 1000;
  const marker = markers.find(({ startTimeMs, stopTimeMs }) => at >= startTimeMs && at < stopTimeMs);
  return marker === undefined
    ? null
    : { labelKey: labels[marker.type.toUpperCase()] ?? 'skipStretch', to: marker.stopTimeMs / 1000 };
}

/** Skips the current segment (PLY-070). Shown while its segment plays, and not before the first frame. */
export const SkipAction = observer(function SkipAction({
  playbackSession,
  Action,
}: Pick<PlayerPartProps, 'playbackSession' | 'Action'>) {
  const t = useText();
  const { started, facts, position } = playbackSession;
  const offer = started ? skipOffer(facts?.skipMarkers ?? [], position) : null;
  return offer === null ? null : (
    <Action label={t(offer.labelKey)} icon={<SkipIcon />} onPress={() => playbackSession.seek(offer.to)} />
  );
});

function SkipIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-mirrored
    >
      <path d="M5 5.2 14.5 12 5 18.8Z" fill="currentColor" />
      <path d="M18.5 5v14" strokeWidth="2.2" />
    </svg>
  );
}

export default (() => ({
  views: {
    action: ({ playbackSession, Action }) => <SkipAction playbackSession={playbackSession} Action={Action} />,
  },
})) satisfies Activate<'player-part'>;
