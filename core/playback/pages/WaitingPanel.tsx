/** A live event before its start: still, title and countdown (PLY-096). */
import { useEffect, useState } from 'react';
import { useFormat, useText } from '../../i18n/hooks';
import { countdown } from '../rules/eventPhase';
import type { WatchedContent } from '../content';
import { clock as clockToken } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { useHostRender } from '../../ui/hostRender';
import { Backdrop } from './Backdrop';
import styles from './Panels.module.css';
import { usePlayback } from './usePlayback';

export interface WaitingPanelProps {
  readonly content: WatchedContent;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly onBack: (() => void) | null;
  /** Called at the start time, to try playback. */
  readonly onStart: () => void;
}

export function WaitingPanel({ content, startsAt, onBack, onStart }: WaitingPanelProps) {
  const t = useText();
  const format = useFormat();
  const clock = useService(clockToken);
  const { player } = usePlayback();
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    player.waitToStart();
    return () => player.stopWaiting();
  }, [player]);
  useEffect(() => {
    if (now >= startsAt) {
      onStart();
      return;
    }
    return clock.after(1000 - (clock.now() % 1000), () => setNow(clock.now()));
  }, [clock, now, startsAt, onStart]);

  const { days, hours, minutes, seconds } = countdown(startsAt, useHostRender() ?? now);
  const parts = [
    ...(days > 0 ? [{ count: days, name: t('watchDays', { count: days }) }] : []),
    { count: hours, name: t('watchHours', { count: hours }) },
    { count: minutes, name: t('watchMinutes', { count: minutes }) },
    { count: seconds, name: t('watchSeconds', { count: seconds }) },
  ];
  return (
    <Backdrop content={content} onBack={onBack}>
      <h2 className={styles['heading']}>{content.info.title}</h2>
      <p className={styles['text']}>{t('watchWaitingTitle', { when: format.dateTime(startsAt) })}</p>
      <div className={styles['countdown']} role="timer" aria-label={t('watchCountdown')} aria-live="off">
        {parts.map(({ count, name }) => (
          <p key={name} className={styles['unit']}>
            <strong>{format.number(count, { minimumIntegerDigits: 2 })}</strong>
            <span>{name}</span>
          </p>
        ))}
      </div>
    </Backdrop>
  );
}
