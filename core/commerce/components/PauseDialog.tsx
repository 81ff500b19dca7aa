/** Asks for the length of a pause (LIC-074). */
import { useId, useMemo, useState } from 'react';
import { useCalendar } from '../../i18n/calendar';
import { useText } from '../../i18n/hooks';
import { clock } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { CheckMark } from '../../ui/CheckMark';
import { pauseEnds } from '../rules/heldLicence';
import { ConfirmDialog } from './ConfirmDialog';
import styles from './PauseDialog.module.css';

export interface PauseDialogProps {
  readonly open: boolean;
  readonly name: string;
  /** Called with the resume time in epoch milliseconds; null for an open-ended pause. */
  readonly onPause: (resumeAfter: number | null) => void;
  readonly onClose: () => void;
}

export function PauseDialog({ open, name, onPause, onClose }: PauseDialogProps) {
  const t = useText();
  const calendar = useCalendar();
  const group = useId();
  const now = useService(clock);
  // Computed when the dialog opens, since the page may have been open for long.
  const ends = useMemo(() => (open ? pauseEnds(now.now()) : []), [open, now]);
  const [chosen, setChosen] = useState(0);
  const choices = [
    { months: 0, label: t('pauseOpen') },
    ...ends.map(({ months, time }) => ({
      months,
      label: t('pauseMonths', { count: months, date: calendar.longDate(time) }),
    })),
  ];
  const resumeAfter = ends.find(({ months }) => months === chosen)?.time ?? null;
  return (
    <ConfirmDialog
      open={open}
      title={t('pauseTitle', { name })}
      confirm={t('heldPause')}
      stop={t('heldNotNow')}
      onConfirm={() => onPause(resumeAfter)}
      onClose={onClose}
    >
      <p>{t('pauseText')}</p>
      <fieldset className={styles['choices']}>
        <legend className={styles['legend']}>{t('pauseHowLong')}</legend>
        {choices.map(({ months, label }) => (
          <label key={months} className={styles['choice']}>
            <CheckMark
              type="radio"
              name={group}
              checked={chosen === months}
              onChange={() => setChosen(months)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
