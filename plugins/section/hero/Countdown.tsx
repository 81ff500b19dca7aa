/** Countdown to the start of an event, visual only: the accessible name is the fixed start time. */
import { useEffect, useState } from 'react';
import { useFormat, useText } from 'proscenium/i18n';
import { clock, useHostRender, useService } from 'proscenium/sdk';
import styles from './Countdown.module.css';

export interface CountdownProps {
  /** Epoch milliseconds. */
  readonly until: number;
  /** The event is live after its start. */
  readonly live: boolean;
}

const SECOND = 1000;

export function Countdown({ until, live }: CountdownProps) {
  const t = useText();
  const format = useFormat();
  const time = useService(clock);
  const [now, setNow] = useState(() => time.now());
  const left = until - (useHostRender() ?? now);
  useEffect(
    () => (until > now ? time.after(SECOND - (now % SECOND), () => setNow(time.now())) : undefined),
    [now, time, until],
  );

  if (left <= 0) return live ? <p className={styles['on']}>{t('liveNow')}</p> : null;
  const parts = partsOf(left);
  return (
    <p
      className={styles['countdown']}
      role="timer"
      aria-label={t('startsAt', { time: format.dateTime(until) })}
    >
      {parts.map(({ unit, value }) => (
        <span key={unit} className={styles['part']} aria-hidden="true">
          <b>{format.number(value, { minimumIntegerDigits: 2 })}</b>
          <i>{t(unit)}</i>
        </span>
      ))}
    </p>
  );
}

/** Takes milliseconds; days only when not zero. */
export function partsOf(left: number) {
  const seconds = Math.ceil(left / SECOND);
  const days = Math.floor(seconds / 86_400);
  const parts = [
    { unit: 'countdownHours', value: Math.floor((seconds % 86_400) / 3600) },
    { unit: 'countdownMinutes', value: Math.floor((seconds % 3600) / 60) },
    { unit: 'countdownSeconds', value: seconds % 60 },
  ] as const;
  return days > 0 ? ([{ unit: 'countdownDays', value: days }, ...parts] as const) : parts;
}
