/** A channel's current programme, its progress, and the two options to play it (HOM-083, LIV-038). */
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../i18n/hooks';
import { elapsedShare } from '../../sdk/programme';
import { restartedAt } from '../cardActions';
import type { ProgrammePanel } from '../programmePanel';
import { ActionLink } from './ActionControl';
import styles from './HoverCard.module.css';

export interface ProgrammePanelViewProps {
  readonly panel: ProgrammePanel;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The channel's page. */
  readonly href: string;
  /** Further actions, on the same line. */
  readonly children: ReactNode;
}

export function ProgrammePanelView({
  panel: { current, next, fromStart },
  now,
  href,
  children,
}: ProgrammePanelViewProps) {
  const t = useText();
  const format = useFormat();
  return (
    <section className={styles['programme']} aria-label={t('onNow')}>
      <p className={styles['times']}>
        {t('programmeSpan', { from: format.time(current.startDate), to: format.time(current.endDate) })}
      </p>
      <p className={styles['current']}>{current.title}</p>
      <span className={styles['elapsed']} aria-hidden="true">
        <span style={{ inlineSize: `${elapsedShare(current, now) * 100}%` }} />
      </span>
      {next !== null && (
        <p className={styles['times']}>
          {t('thenProgramme', { time: format.time(next.startDate), title: next.title })}
        </p>
      )}
      <div className={styles['ways']}>
        <ActionLink href={href} label={t('playFromLive')} icon="play" look="compact" first />
        {fromStart !== null && (
          <ActionLink
            href={restartedAt(href, fromStart)}
            label={t('playFromBeginning')}
            icon="restart"
            look="compact"
          />
        )}
        {children}
      </div>
    </section>
  );
}
