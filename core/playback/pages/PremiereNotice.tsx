/** Tells viewers of a video that its premiere is on, and seeks to the current position (PLY-085, PLY-088). */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../i18n/hooks';
import { premiereOf, premierePosition, showsPremiere } from '../rules/premiere';
import type { PlaybackSession } from '../PlaybackSession';
import type { WatchedContent } from '../content';
import { clock as clockToken } from '../../sdk/services';
import { useOverlay } from '../../sdk/overlays';
import { useService } from '../../sdk/useService';
import { Button } from '../../ui/Button';
import styles from './Panels.module.css';

/** Polling interval in ms. */
const POLL_INTERVAL_MS = 5000;

export const PremiereNotice = observer(function PremiereNotice({
  content,
  playbackSession,
}: {
  readonly content: WatchedContent;
  readonly playbackSession: PlaybackSession;
}) {
  const t = useText();
  const clock = useService(clockToken);
  const titleId = useId();
  const [dismissed, setDismissed] = useState(false);
  const [now, setNow] = useState(() => clock.now());
  const premiere = content.kind === 'vod' ? premiereOf(content.info) : null;
  const isToCome = premiere !== null && !dismissed && now < premiere.endsAt;

  useEffect(
    () => (isToCome ? clock.after(POLL_INTERVAL_MS, () => setNow(clock.now())) : undefined),
    [isToCome, clock, now],
  );

  // Shown only when no other overlay is open (NAV-086).
  const shown = useOverlay('premiere', showsPremiere(premiere, now, dismissed));

  if (premiere === null || !shown) return null;
  return (
    <aside className={styles['notice']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('premiereTitle')}</h2>
      <p>{t('premiereText', { title: content.info.title })}</p>
      <div className={styles['noticeActions']}>
        <Button
          size="small"
          onClick={() => {
            setDismissed(true);
            playbackSession.transport.seek(premierePosition(premiere, clock.now()));
            void playbackSession.transport.play();
          }}
        >
          {t('premiereJoin')}
        </Button>
        <button type="button" className={styles['dismiss']} onClick={() => setDismissed(true)}>
          {t('premiereDismiss')}
        </button>
      </div>
    </aside>
  );
});
