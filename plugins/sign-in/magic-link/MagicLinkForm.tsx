/** Asks for an email, then confirms that the link was sent (SGP-100, SGP-101). */
import { useState } from 'react';
import { useText } from 'proscenium/i18n';
import { trimmed, type SignInFormProps } from 'proscenium/sdk';
import { AccountForm, emailProblem, useSending } from 'proscenium/sdk/sign-in';
import { TextField } from 'proscenium/ui';
import { LinkSent } from './LinkSent';

export interface MagicLinkFormProps extends Pick<SignInFormProps, 'email' | 'explain' | 'onStep'> {
  /** Rejects with a CallError. */
  readonly sendLink: (email: string) => Promise<void>;
}

/** Both views can send; in either, a refusal shows that nothing was sent (SGP-104). */
export function MagicLinkForm({ email: prefilled = '', explain, onStep, sendLink }: MagicLinkFormProps) {
  const [email, setEmail] = useState(prefilled);
  const [place, setPlace] = useState<'asking' | 'sent' | 'changing'>('asking');
  const send = async (address: string) => {
    await sendLink(address);
    onStep({ kind: 'linkSent' });
  };
  const explained = (error: unknown) => {
    explain(error);
    return 'failedToSend';
  };
  if (place === 'sent')
    return <LinkSent email={email} send={send} explain={explained} onChange={() => setPlace('changing')} />;
  return (
    <AskForLink
      email={email}
      focused={place === 'changing'}
      send={send}
      explain={explained}
      onSent={(address) => {
        setEmail(address);
        setPlace('sent');
      }}
    />
  );
}

interface AskForLinkProps {
  readonly email: string;
  /** The viewer returned to change the address: focus the field. */
  readonly focused: boolean;
  readonly send: (email: string) => Promise<void>;
  /** Returns the message key for a refusal. */
  readonly explain: (error: unknown) => string;
  readonly onSent: (email: string) => void;
}

/** An invalid address is reported at the field and not sent (SGP-103). */
function AskForLink({ email: known, focused, send, explain, onSent }: AskForLinkProps) {
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
