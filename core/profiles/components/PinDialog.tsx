/** Asks for a PIN: of a profile before it is selected (FAV-036), or of the parental control (FAV-040). */
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { ProfileAnswer } from '../ProfileStore';
import { isPin } from '../rules/profileProblem';
import styles from './PinDialog.module.css';
import { PinField } from './PinField';

export interface PinDialogProps {
  readonly title: string;
  readonly text: string;
  /** An illustration, such as the profile's avatar. */
  readonly picture?: ReactNode;
  /** Help for viewers who forgot the PIN. */
  readonly forgotten?: string;
  readonly send: (pin: string) => Promise<ProfileAnswer>;
  /** `opened`: the PIN was correct. */
  readonly onClose: (opened: boolean) => void;
}

export function PinDialog({ title, text, picture, forgotten, send, onClose }: PinDialogProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPin(pin)) {
      setProblem('profilePinShape');
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    const answer = await send(pin);
    if (answer.done) return onClose(true);
    setBusy(false);
    setProblem(answer.problem);
    setPin('');
    field.current?.focus();
  };
  return (
    <Dialog open onClose={() => onClose(false)} title={title} closeLabel={t('profileClose')}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        {picture !== undefined && <div className={styles['picture']}>{picture}</div>}
        <p className={styles['text']}>{text}</p>
        <PinField
          label={t('profilePin')}
          value={pin}
          onChange={setPin}
          error={problem === null ? null : t(problem)}
          inputRef={field}
          required
        />
        <div className={styles['actions']}>
          <Button type="submit" busy={busy}>
            {t('profilePinGo')}
          </Button>
          <Button variant="quiet" onClick={() => onClose(false)}>
            {t('profileCancel')}
          </Button>
        </div>
        {forgotten !== undefined && <p className={styles['forgotten']}>{forgotten}</p>}
      </form>
    </Dialog>
  );
}
