/** Email and password of an account (SGN-028 to SGN-033). */
import { useState } from 'react';
import { useText } from '../../i18n';
import type { Clock } from '../services';
import type { SignInFormProps, TokenAnswer } from '../signIn';
import { TextField } from '../../ui';
import { AccountForm } from './AccountForm';
import styles from './AccountForm.module.css';
import { trimmed } from '../typedText';
import { PasswordField } from './PasswordField';
import { useSending, type Said, type Sender } from './useSending';

export interface SignInFormViewProps extends Omit<SignInFormProps, 'explain'> {
  readonly clock: Clock;
  /** Signing in joins an account of another house to this one, and the button says so (SGP-036, SGP-039). */
  readonly links?: boolean;
  /** What a refusal says; null where it says nothing. */
  readonly explain: (error: unknown) => Said | null;
  /** The form's life, where something beside the form takes part in it. */
  readonly sending?: Sender;
  /** Sends the headers along. Rejects with a CallError. */
  readonly signIn: (email: string, password: string, headers: Readonly<Record<string, string>>) => Promise<TokenAnswer>;
}

/** One filled field is enough to ask the platform, which has its own words for what is missing (SGN-030). */
export function SignInForm({ email: prefilled = '', clock, links = false, signIn, onStep, explain, proof, forgotten, sending }: SignInFormViewProps) {
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
    <AccountForm state={state} submitKey={links ? 'accountLink' : 'accountSignIn'} doneKey="accountSignedIn" onSubmit={submit}>
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
