/** Asks for an email, then confirms that the link was sent (SGP-100, SGP-101). */
import { useState } from 'react';
import type { SignInFormProps } from '../../../core/sdk';
import { AskForLink } from './AskForLink';
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
