/** Sign-up form: email and password of a new account (SGP-038). */
import { useState } from 'react';
import { useText } from '../../i18n/hooks';
import { CallError } from '../platform';
import type { Clock } from '../services';
import type { ConsentAnswer, SignInFormProps, TokenAnswer } from '../signIn';
import { TextField } from '../../ui/TextField';
import { AccountForm } from './AccountForm';
import { trimmed } from '../typedText';
import { newAccountProblems, type PasswordLength } from './accountRules';
import { PasswordField } from './PasswordField';
import { useSending, type Said, type Sender } from './useSending';

/** Props of {@link SignUpForm}. */
export interface SignUpFormViewProps extends Omit<SignInFormProps, 'explain'> {
  readonly clock: Clock;
  /** Message for a refusal; null to show none. */
  readonly explain: (error: unknown) => Said | null;
  /** Form state owned by the caller, when something outside the form also needs it. */
  readonly sending?: Sender;
  readonly passwordLength: PasswordLength;
  /** Rejects with a CallError. */
  readonly makeAccount: (
    email: string,
    password: string,
    consents: readonly ConsentAnswer[],
  ) => Promise<TokenAnswer>;
}

/** Field errors are shown at the field after submit; the first invalid field gets the focus. */
export function SignUpForm({
  email: prefilled = '',
  clock,
  passwordLength,
  makeAccount,
  onStep,
  explain,
  consent,
  sending,
}: SignUpFormViewProps) {
  const t = useText();
  const [email, setEmail] = useState(prefilled);
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const own = useSending();
  const { state, send, refuse, forgive } = sending ?? own;
  const problems = newAccountProblems({ email, password }, passwordLength);
  const shown = checked ? problems : { email: null, password: null };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const address = trimmed(email);
    if (address === '' && password === '') return refuse('EMPTY_INPUTS');
    setChecked(true);
    const wrong = problems.email === null ? (problems.password === null ? null : 'new-password') : 'email';
    if (wrong !== null) return form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    const consents = await consent();
    if (consents === null) return;
    send(
      () => makeAccount(address, password, consents),
      (tokens) => onStep({ kind: 'tokens', tokens, signedUp: true }),
      (error) => {
        const key = explain(error);
        // On this call a 409 only means that the account exists, and the viewer can sign in instead.
        return error instanceof CallError && error.status === 409 ? 'accountExists' : key;
      },
    );
  };
  return (
    <AccountForm
      state={state}
      submitKey="accountSignUp"
      doneKey="accountSignedUp"
      onSubmit={(form) => void submit(form)}
    >
      <TextField
        label={t('accountEmail')}
        type="email"
        name="email"
        required
        autoComplete="email"
        maxLength={254}
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={shown.email && t(shown.email)}
        onChange={(value) => {
          setEmail(value.trimStart());
          forgive();
        }}
        onBlur={() => setEmail(trimmed(email))}
      />
      <PasswordField
        clock={clock}
        name="new-password"
        required
        autoComplete="new-password"
        value={password}
        hint={t('accountNewPasswordHint', { ...passwordLength })}
        error={shown.password && t('accountPasswordLength', { ...passwordLength })}
        onChange={(value) => {
          setPassword(value);
          forgive();
        }}
      />
    </AccountForm>
  );
}
