/** Confirmation that the link was sent: the address, and what to do when no mail arrives (SGP-107). */
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from 'proscenium/i18n';
import { Alert, Button } from 'proscenium/ui';
import styles from './LinkSent.module.css';

export interface LinkSentProps {
  readonly email: string;
  readonly send: (email: string) => Promise<void>;
  /** Returns the message key for a refusal. */
  readonly explain: (error: unknown) => string;
  readonly onChange: () => void;
}

/** State of resending. */
type Again =
  | { readonly status: 'resting' | 'sending' | 'sent' }
  | { readonly status: 'refused'; readonly problemKey: string };

/** It replaces the form, so it takes the focus and is announced. */
export function LinkSent({ email, send, explain, onChange }: LinkSentProps) {
  const t = useText();
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [again, setAgain] = useState<Again>({ status: 'resting' });
  useEffect(() => place.current?.focus(), []);

  const sendAgain = () => {
    setAgain({ status: 'sending' });
    send(email).then(
      () => setAgain({ status: 'sent' }),
      (error: unknown) => setAgain({ status: 'refused', problemKey: explain(error) }),
    );
  };
  return (
    <div ref={place} tabIndex={-1} role="group" aria-labelledby={titleId} className={styles['sent']}>
      <Letter />
      <h2 id={titleId} className={styles['title']}>
        {t('magicLinkSentTitle')}
      </h2>
      <p className={styles['text']}>
        {t('magicLinkSentText')} <bdi className={styles['address']}>{email}</bdi>
      </p>
      <p className={styles['note']}>{t('magicLinkNote')}</p>
      {again.status === 'refused' && <Alert>{t(again.problemKey)}</Alert>}
      {again.status === 'sent' && <Alert tone="success">{t('magicLinkSentAgain')}</Alert>}
      <Button variant="secondary" wide busy={again.status === 'sending'} onClick={sendAgain}>
        {t('magicLinkSendAgain')}
      </Button>
      <Button variant="quiet" wide onClick={onChange}>
        {t('magicLinkChangeEmail')}
      </Button>
    </div>
  );
}

/** Decorative envelope in the brand's colors. */
function Letter() {
  return (
    <svg
      className={styles['letter']}
      viewBox="6 4 84 64"
      width="84"
      height="64"
      fill="none"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className={styles['paper']} d="M20 34V6h56v28M32 18h32M32 28h20" />
      <path className={styles['envelope']} d="M8 30v36h80V30L48 54Z" />
      <path className={styles['fold']} d="m8 66 28-19m52 19L60 47" />
    </svg>
  );
}
