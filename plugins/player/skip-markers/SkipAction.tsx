/** Skips the current segment (PLY-070). */
import { observer } from 'mobx-react-lite';
import { useText } from '../../../core/i18n';
import type { PlayerPartProps } from '../../../core/sdk';
import { skipOffer } from './skipOffer';

/** Shown while its segment plays, and not before the first frame. */
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
