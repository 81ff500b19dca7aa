/** Starts and stops casting; shown only while the browser has found a cast target. */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/hooks';
import type { PlaybackSession } from '../PlaybackSession';
import { ControlButton } from './ControlButton';
import { CastIcon } from './icons';

export interface CastButtonProps {
  readonly playbackSession: PlaybackSession;
  readonly hint?: 'above' | 'below';
}

const labels = {
  offered: 'playerCast',
  connecting: 'playerCastConnecting',
  connected: 'playerCastStop',
} as const;

export const CastButton = observer(function CastButton({
  playbackSession: { place },
  hint = 'above',
}: CastButtonProps) {
  const t = useText();
  if (place.castState === 'none') return null;
  return (
    <ControlButton
      label={t(labels[place.castState])}
      icon={<CastIcon on={place.castState === 'connected'} />}
      aria-busy={place.castState === 'connecting' || undefined}
      onClick={() => place.cast()}
      hint={hint}
    />
  );
});
