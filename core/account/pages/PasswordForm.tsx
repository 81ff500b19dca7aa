/** Form: current password, new password and its repetition (ACC-033, PWD-018, PWD-024). */
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/hooks';
import { clock } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { AccountForm } from '../../sdk/accountForms/AccountForm';
import { PasswordField } from '../../sdk/accountForms/PasswordField';
import { useSending } from '../../sdk/accountForms/useSending';
import type { PasswordLength } from '../../sdk/accountForms/accountRules';
import { changeProblemKey, newPasswordProblems } from '../../session/password/passwordProblem';
import { Alert } from '../../ui/Alert';
import styles from './SecurityPanel.module.css';

export interface PasswordFormProps {
  readonly length: PasswordLength;
  /** The provider's implementation; rejects with its reason. */
  readonly change: (current: string, next: string) => Promise<void>;
}

const empty = { current: '', next: '', repeated: '' } as const;

/** Validates on submit: errors are shown at their fields, and the first invalid field is focused. */
export function PasswordForm({ length, change }: PasswordFormProps) {
  const [round, setRound] = useState(0);
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) place.current?.focus();
  }, [round]);
  return (
    <div ref={place} tabIndex={-1} className={styles['password']}>
      {round > 0 && <Alert tone="success">{t('passwordChanged')}</Alert>}
      <Fields key={round} length={length} change={change} onChanged={() => setRound(round + 1)} />
    </div>
  );
}

function Fields({ length, change, onChanged }: PasswordFormProps & { readonly onChanged: () => void }) {
  const t = useText();
  const time = useService(clock);
  const [typed, setTyped] = useState<Readonly<Record<keyof typeof empty, string>>>(empty);
  const [checked, setChecked] = useState(false);
  const { state, send, forgive } = useSending();
  const problems = {
    current: typed.current === '' ? 'currentPasswordMissing' : null,
    ...newPasswordProblems(typed.next, typed.repeated, length),
  } as const;
  const shown = checked ? problems : { current: null, password: null, repeated: null };

  const submit = (form: HTMLFormElement) => {
    setChecked(true);
    const wrong =
      problems.current !== null
        ? 'current-password'
        : problems.password !== null
          ? 'new-password'
          : problems.repeated !== null
            ? 'repeat-password'
            : null;
    if (wrong !== null) return form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    return send(() => change(typed.current, typed.next), onChanged, changeProblemKey);
  };
  const type = (field: keyof typeof empty) => (value: string) => {
    setTyped({ ...typed, [field]: value });
    forgive();
  };
  return (
    <AccountForm state={state} submitKey="passwordChange" doneKey="passwordChanged" onSubmit={submit}>
      <PasswordField
        clock={time}
        label={t('currentPassword')}
        name="current-password"
        required
        autoComplete="current-password"
        value={typed.current}
        error={shown.current && t(shown.current)}
        onChange={type('current')}
      />
      <PasswordField
        clock={time}
        label={t('newPassword')}
        name="new-password"
        required
        autoComplete="new-password"
        value={typed.next}
        hint={t('accountNewPasswordHint', { ...length })}
        error={shown.password && t('accountPasswordLength', { ...length })}
        onChange={type('next')}
      />
      <PasswordField
        clock={time}
        label={t('repeatPassword')}
        name="repeat-password"
        required
        autoComplete="new-password"
        value={typed.repeated}
        error={shown.repeated && t('passwordsDoNotMatch')}
        onChange={type('repeated')}
      />
    </AccountForm>
  );
}
