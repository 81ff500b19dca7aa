/** A week back and a week ahead (LIV-035), with a roving tabindex, moved by the arrow keys. */
import { memo, useEffect, useId, useMemo, useRef } from 'react';
import { useText } from 'proscenium/i18n';
import styles from './DayPicker.module.css';
import { dayAt, type Span } from './timeline';
import { useDayName } from './useGuideNames';

export interface DayPickerProps {
  readonly span: Span;
  readonly day: number;
  readonly now: number;
  readonly onDay: (day: number) => void;
}

export function DayPicker({ now, ...props }: DayPickerProps) {
  return <Days {...props} today={dayAt(props.span, now)} />;
}

/** Re-renders when the day changes, not on every scroll within a day. */
const Days = memo(function Days({
  span,
  day,
  today,
  onDay,
}: Omit<DayPickerProps, 'now'> & { readonly today: number }) {
  const t = useText();
  const name = useId();
  const dayName = useDayName();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new day would call all of them otherwise
  const names = useMemo(() => span.days.map(dayName), [span, dayName, today]);
  const line = useRef<HTMLDivElement>(null);
  // Keeps the current day visible in the strip by scrolling the strip only, never the page.
  useEffect(() => {
    const element = line.current;
    const chosen = element?.children[day];
    if (element === null || !(chosen instanceof HTMLElement)) return;
    element.scrollTo?.({
      left: chosen.offsetLeft - (element.clientWidth - chosen.offsetWidth) / 2,
      behavior: 'instant',
    });
  }, [day]);
  return (
    <fieldset>
      <legend className={styles['legend']}>{t('guideDays')}</legend>
      <div ref={line} className={styles['days']}>
        {span.days.map((start, index) => (
          <label key={start} className={styles['day']}>
            <input type="radio" name={name} checked={index === day} onChange={() => onDay(index)} />
            <span>{names[index]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
