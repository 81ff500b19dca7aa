/** Toolbar above the grid: day, back to now, time steps, channel filter. */
import { useCallback } from 'react';
import { useText } from 'proscenium/i18n';
import { Icon } from 'proscenium/ui';
import { ChannelFilter } from './ChannelFilter';
import { DayPicker } from './DayPicker';
import styles from './GuideTools.module.css';
import { markBefore, MINUTE_MS, startOn, type Span } from './timeline';
import type { GridScroll, GridView } from './useGridView';

export interface GuideToolsProps {
  readonly span: Span;
  readonly view: GridView;
  readonly now: number;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly scroll: GridScroll;
}

export function GuideTools({ span, view, now, words, onWords, scroll }: GuideToolsProps) {
  const t = useText();
  const toNow = (how?: ScrollBehavior) => scroll.scrollToTime(markBefore(span, now - 15 * MINUTE_MS), how);
  const step = (direction: 1 | -1) => {
    const { from, to } = scroll.sight().times;
    scroll.scrollToTime(markBefore(span, from + direction * (to - from) * 0.8 + MINUTE_MS), 'auto');
  };
  const { sight, scrollToTime } = scroll;
  const toDay = useCallback(
    (day: number) => scrollToTime(startOn(span, day, sight().times)),
    [span, sight, scrollToTime],
  );
  return (
    <header className={styles['tools']}>
      <h1 className={styles['title']}>{t('guidePage')}</h1>
      <ChannelFilter words={words} onWords={onWords} />
      <div className={styles['steps']}>
        <button
          type="button"
          className={styles['step']}
          aria-label={t('guideEarlier')}
          onClick={() => step(-1)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className={styles['toNow']}
          data-here={view.nowInSight || undefined}
          aria-label={t('guideToNow')}
          onClick={() => toNow()}
        >
          {t('guideNow')}
        </button>
        <button type="button" className={styles['step']} aria-label={t('guideLater')} onClick={() => step(1)}>
          <Icon name="next" />
        </button>
      </div>
      <DayPicker span={span} day={view.day} now={now} onDay={toDay} />
    </header>
  );
}
