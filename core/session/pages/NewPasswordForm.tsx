/** Sets a new password with the token from a mail (PWD-004, PWD-008, PWD-018). */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { FORGOTTEN_PASSWORD_ERROR } from '../../sdk/eventNames';
import { analytics, clock } from '../../sdk/services';
import { platformClient } from '../../sdk/platform';
import { useService } from '../../sdk/useService';
import { AccountForm } from '../../sdk/accountForms/AccountForm';
import { PasswordField } from '../../sdk/accountForms/PasswordField';
import { useSending } from '../../sdk/accountForms/useSending';
import type { PasswordLength } from '../../sdk/accountForms/accountRules';
import { resetPassword } from '../../sdk/endpoints/password';
import { newPasswordProblems, resetProblemKey } from '../password/passwordProblem';
import { signInErrorCode } from '../signInProblem';
import { buttonClass } from '../../ui/Button';
import styles from './Password.module.css';
import { useWayToSignIn } from './useWayToSignIn';

export interface NewPasswordFormProps {
  readonly token: string;
  /** The token was used, or is invalid or expired. */
  readonly onSpent: () => void;
  readonly length: PasswordLength;
  readonly toSignIn: string;
  readonly toRequest: string;
}

export function NewPasswordForm({ token, onSpent, length, toSignIn, toRequest }: NewPasswordFormProps) {
  const t = useText();
  const client = useService(platformClient);
  const time = useService(clock);
  const events = useService(analytics);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [checked, setChecked] = useState(false);
  const { state, send, forgive } = useSending();
  const goToSignIn = useWayToSignIn(toSignIn);
  const problems = newPasswordProblems(password, repeated, length);
  const shown = checked ? problems : { password: null, repeated: null };

  const submit = (form: HTMLFormElement) => {
    setChecked(true);
    const wrong =
      problems.password !== null ? 'new-password' : problems.repeated !== null ? 'repeat-password' : null;
    if (wrong !== null) return form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    return send(
      () => client.call(resetPassword, { body: { token, secret: password } }),
      () => {
        onSpent();
        goToSignIn({ notice: 'passwordSuccessfullyReset' });
      },
      (error) => {
        events.track(FORGOTTEN_PASSWORD_ERROR, { code: signInErrorCode(error) });
        const problem = resetProblemKey(error);
        if (problem === 'invalidToken') onSpent();
        return problem;
      },
    );
  };
  const typed = (set: (value: string) => void) => (value: string) => {
    set(value);
    forgive();
  };
  return (
    <div className={styles['stack']}>
      <AccountForm
        state={state}
        submitKey="newPasswordSubmit"
        doneKey="passwordSuccessfullyReset"
        onSubmit={submit}
      >
        <PasswordField
          clock={time}
          name="new-password"
          required
          autoComplete="new-password"
          value={password}
          hint={t('accountNewPasswordHint', { ...length })}
          error={shown.password && t('accountPasswordLength', { ...length })}
          onChange={typed(setPassword)}
        />
        <PasswordField
          clock={time}
          label={t('repeatPassword')}
          name="repeat-password"
          required
          autoComplete="new-password"
          value={repeated}
          error={shown.repeated && t('passwordsDoNotMatch')}
          onChange={typed(setRepeated)}
        />
      </AccountForm>
      {state.status === 'done' && (
        <Link
          className={buttonClass('secondary', 'medium', true)}
          to={toSignIn}
          state={{ notice: 'passwordSuccessfullyReset' }}
        >
          {t('signInInstead')}
        </Link>
      )}
      {state.status === 'editing' && state.problem === 'invalidToken' && (
        <Link className={buttonClass('secondary', 'medium', true)} to={toRequest}>
          {t('askForNewLink')}
        </Link>
      )}
    </div>
  );
}
