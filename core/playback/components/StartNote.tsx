/**
 * Announces that the requested moment is no longer in the DVR window and playback started at the earliest one
 * (LIV-041).
 */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/hooks';
import { clock as clockToken } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import type { PlaybackSession } from '../PlaybackSession';
import overlays from './Overlays.module.css';

/** Milliseconds; long enough to read the note twice. */
export const START_NOTE_DURATION_MS = 12_000;

/** The live region is rendered from the start, so that assistive technology announces its changes. */
export const StartNote = observer(function StartNote({
  playbackSession,
}: {
  readonly playbackSession: PlaybackSession;
}) {
  const t = useText();
  const clock = useService(clockToken);
  const { passed: startPassed } = playbackSession.start;
  const [over, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    return startPassed ? clock.after(START_NOTE_DURATION_MS, () => setOver(true)) : undefined;
  }, [startPassed, clock]);
  return (
    <div role="status" className={overlays['startNote']}>
      {startPassed && !over && <p>{t('playerStartPassed')}</p>}
    </div>
  );
});
