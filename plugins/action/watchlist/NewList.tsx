/** Field and button to create a list; the button is enabled once there is a name (WCH-044, WCH-045). */
import { useRef, useState, type FormEvent } from 'react';
import { useText } from '../../../core/i18n';
import { Button, TextField } from '../../../core/ui';
import styles from './AddPanel.module.css';

export interface NewListProps {
  readonly busy: boolean;
  readonly problem: string | null;
  /** Resolves to whether the list was created. */
  readonly onCreate: (name: string) => Promise<boolean>;
}

export function NewList({ busy, problem, onCreate }: NewListProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const send = async (submit: FormEvent) => {
    submit.preventDefault();
    if (name.trim() !== '' && !(await onCreate(name))) field.current?.focus();
  };
  return (
    <form className={styles['new']} onSubmit={(submit) => void send(submit)} noValidate>
      <TextField
        label={t('addPanelName')}
        value={name}
        onChange={setName}
        error={problem}
        inputRef={field}
        autoComplete="off"
      />
      <Button type="submit" busy={busy} disabled={name.trim() === ''}>
        {t('addPanelCreate')}
      </Button>
    </form>
  );
}
