/** Email and password of an account (SGN-028 to SGN-033). */
import { useState } from 'react';
import { useText } from '../../i18n/hooks';
import type { Clock } from '../services';
import type { SignInFormProps, TokenAnswer } from '../signIn';
import { TextField } from '../../ui/TextField';
import { AccountForm } from './AccountForm';
import styles from './AccountForm.module.css';
import { trimmed } from '../typedText';
import { PasswordField } from './PasswordField';
import { useSending, type Said, type Sender } from './useSending';

/** Props of {@link SignInForm}. */
export interface SignInFormViewProps extends Omit<SignInFormProps, 'explain'> {
  readonly clock: Clock;
  /** Signing in links an external account to this one; the button text changes accordingly (SGP-036, SGP-039). */
  readonly links?: boolean;
  /** Message for a refusal; null to show none. */
  readonly explain: (error: unknown) => Said | null;
  /** Form state owned by the caller, when something outside the form also needs it. */
  readonly sending?: Sender;
  /** Sends the given headers along. Rejects with a CallError. */
  readonly signIn: (
    email: string,
    password: string,
    headers: Readonly<Record<string, string>>,
  ) => Promise<TokenAnswer>;
}

/** One filled field is enough to submit; the platform has its own messages for missing fields (SGN-030). */
export function SignInForm({
  email: prefilled = '',
  clock,
  links = false,
  signIn,
  onStep,
  explain,
  proof,
  forgotten,
  sending,
}: SignInFormViewProps) {
  const t = useText();
  const [email, setEmail] = useState(prefilled);
  const [password, setPassword] = useState('');
  const own = useSending();
  const { state, send, refuse, forgive } = sending ?? own;

  const submit = () => {
    const id = trimmed(email);
    if (id === '' && password === '') return refuse('EMPTY_INPUTS');
    return send(
      async () => signIn(id, password, await proof()),
      (tokens) => onStep({ kind: 'tokens', tokens }),
      explain,
    );
  };
  return (
    <AccountForm
      state={state}
      submitKey={links ? 'accountLink' : 'accountSignIn'}
      doneKey="accountSignedIn"
      onSubmit={submit}
    >
      <TextField
        label={t('accountEmail')}
        type="email"
        name="username"
        autoComplete="username"
        maxLength={254}
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(value) => {
          setEmail(value.trimStart());
          forgive();
        }}
        onBlur={() => setEmail(trimmed(email))}
      />
      <PasswordField
        clock={clock}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(value) => {
          setPassword(value);
          forgive();
        }}
      />
      {forgotten && <div className={styles['forgotten']}>{forgotten}</div>}
    </AccountForm>
  );
}
