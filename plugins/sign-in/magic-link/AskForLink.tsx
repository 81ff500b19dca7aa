/** One field: the email address for the link. */
import { useState } from 'react';
import { useText } from '../../../core/i18n';
import { AccountForm, emailProblem, useSending } from '../../../core/sdk/accountForms';
import { trimmed } from '../../../core/sdk';
import { TextField } from '../../../core/ui';

export interface AskForLinkProps {
  readonly email: string;
  /** The viewer returned to change the address: focus the field. */
  readonly focused: boolean;
  readonly send: (email: string) => Promise<void>;
  /** Returns the message key for a refusal. */
  readonly explain: (error: unknown) => string;
  readonly onSent: (email: string) => void;
}

/** An invalid address is reported at the field and not sent (SGP-103). */
export function AskForLink({ email: known, focused, send, explain, onSent }: AskForLinkProps) {
  const t = useText();
  const [email, setEmail] = useState(known);
  const [checked, setChecked] = useState(false);
  const { state, send: ask, forgive } = useSending();
  const problem = checked ? emailProblem(email) : null;

  const submit = (form: HTMLFormElement) => {
    setChecked(true);
    if (emailProblem(email) !== null) return form.querySelector('input')?.focus();
    const address = trimmed(email);
    return ask(
      () => send(address),
      () => onSent(address),
      explain,
    );
  };
  return (
    <AccountForm state={state} submitKey="magicLinkSend" doneKey="magicLinkSentTitle" onSubmit={submit}>
      <TextField
        label={t('accountEmail')}
        type="email"
        name="username"
        required
        autoFocus={focused}
        autoComplete="username"
        maxLength={254}
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        hint={t('magicLinkHint')}
        error={problem && t(problem)}
        onChange={(value) => {
          setEmail(value.trimStart());
          forgive();
        }}
        onBlur={() => setEmail(trimmed(email))}
      />
    </AccountForm>
  );
}
