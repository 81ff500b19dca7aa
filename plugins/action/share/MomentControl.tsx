/** Player button that shares the current moment. */
import { observer } from 'mobx-react-lite';
import { useText } from '../../../core/i18n';
import type { PlayerPartProps } from '../../../core/sdk';
import type { SharedMoment } from './SharedMoment';

/** As shown on the button. */
export const shortcut = 'Shift+S';

export interface MomentControlProps extends Pick<PlayerPartProps, 'Control' | 'playbackSession'> {
  readonly moment: SharedMoment;
}

/** Hidden until there is a moment to share. */
export const MomentControl = observer(function MomentControl({
  moment,
  playbackSession,
  Control,
}: MomentControlProps) {
  const t = useText();
  if (!playbackSession.started) return null;
  return (
    <Control
      label={t('shareMoment')}
      shortcut={shortcut}
      onPress={() => void moment.share(playbackSession)}
      icon={<MomentIcon />}
    />
  );
});

/** An arrow leaving a clock. */
function MomentIcon() {
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
    >
      <path d="M12.5 4.1a8.2 8.2 0 1 0 7.4 7.4M11.8 8v4.4l2.7 1.6M15.5 3.5h5v5m0-5-5.4 5.4" />
    </svg>
  );
}
