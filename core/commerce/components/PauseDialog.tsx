/** Asks how long a licence is to be paused (LIC-074). */
import { useId, useState } from 'react';
import { useFormat, useText } from '../../i18n';
import { clock, useService } from '../../sdk';
import { pauseEnds } from '../rules/pauseEnds';
import { ConfirmDialog } from './ConfirmDialog';
import styles from './PauseDialog.module.css';

export interface PauseDialogProps {
  readonly open: boolean;
  readonly name: string;
  /** With the time at which it goes on by itself, in epoch milliseconds; null when the viewer will say so. */
  readonly onPause: (resumeAfter: number | null) => void;
  readonly onClose: () => void;
}

export function PauseDialog({ open, name, onPause, onClose }: PauseDialogProps) {
  const t = useText();
  const format = useFormat();
  const group = useId();
  const now = useService(clock);
  const [ends] = useState(() => pauseEnds(now.now()));
  const [chosen, setChosen] = useState<number | null>(null);
  const choices = [
    { time: null, label: t('pauseOpen') },
    ...ends.map(({ months: count, time }) => ({ time, label: t('pauseMonths', { count, date: format.longDate(time) }) })),
  ];
  return (
    <ConfirmDialog open={open} title={t('pauseTitle', { name })} confirm={t('heldPause')} stop={t('heldNotNow')} onConfirm={() => onPause(chosen)} onClose={onClose}>
      <p>{t('pauseText')}</p>
      <fieldset className={styles['choices']}>
        <legend className={styles['legend']}>{t('pauseHowLong')}</legend>
        {choices.map(({ time, label }) => (
          <label key={time} className={styles['choice']}>
            <input type="radio" name={group} checked={chosen === time} onChange={() => setChosen(time)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
