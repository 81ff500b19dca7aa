/** Requests the mail for resetting a password (PWD-005 to PWD-007). */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { FORGOTTEN_PASSWORD_ERROR, FORGOTTEN_PASSWORD_SUBMITTED } from '../../sdk/eventNames';
import { analytics } from '../../sdk/services';
import { platformClient } from '../../sdk/platform';
import { useService } from '../../sdk/useService';
import { AccountForm } from '../../sdk/accountForms/AccountForm';
import { emailProblem } from '../../sdk/accountForms/accountRules';
import { useSending } from '../../sdk/accountForms/useSending';
import { requestPasswordReset } from '../../sdk/endpoints/password';
import { trimmed } from '../../sdk/typedText';
import { isSaidToBeSent, requestProblemKey } from '../password/passwordProblem';
import { signInErrorCode } from '../signInProblem';
import { signInDeps } from '../signInDeps';
import { buttonClass } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import styles from './Password.module.css';
import { useWayToSignIn } from './useWayToSignIn';

export interface RequestMailFormProps {
  /** The provider's name, for the platform. */
  readonly provider: string;
  readonly toSignIn: string;
}

export function RequestMailForm({ provider, toSignIn }: RequestMailFormProps) {
  const t = useText();
  const client = useService(platformClient);
  const events = useService(analytics);
  const { texts } = useService(signInDeps);
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const { state, send, forgive } = useSending();
  const goToSignIn = useWayToSignIn(toSignIn);
  const problem = checked ? emailProblem(email) : null;

  const ask = async (id: string): Promise<void> => {
    try {
      await client.call(requestPasswordReset, { body: { id, provider } });
    } catch (error) {
      if (!isSaidToBeSent(error)) throw error;
    }
  };
  const submit = (form: HTMLFormElement) => {
    setChecked(true);
    if (emailProblem(email) !== null) return form.querySelector('input')?.focus();
    const id = trimmed(email);
    return send(
      () => ask(id),
      () => {
        events.track(FORGOTTEN_PASSWORD_SUBMITTED, { provider });
        goToSignIn({ email: id, notice: 'resetPasswordEmailSent' });
      },
      (error) => {
        events.track(FORGOTTEN_PASSWORD_ERROR, { provider, code: signInErrorCode(error) });
        return requestProblemKey(error, texts.knows);
      },
    );
  };
  return (
    <div className={styles['stack']}>
      <AccountForm
        state={state}
        submitKey="requestPasswordSubmit"
        doneKey="resetPasswordEmailSent"
        onSubmit={submit}
      >
        <TextField
          label={t('accountEmail')}
          type="email"
          name="username"
          required
          autoComplete="username"
          maxLength={254}
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={problem && t(problem)}
          onChange={(value) => {
            setEmail(value.trimStart());
            forgive();
          }}
          onBlur={() => setEmail(trimmed(email))}
        />
      </AccountForm>
      {state.status === 'done' && (
        <Link
          className={buttonClass('secondary', 'medium', true)}
          to={toSignIn}
          state={{ email: trimmed(email), notice: 'resetPasswordEmailSent' }}
        >
          {t('signInInstead')}
        </Link>
      )}
    </div>
  );
}
