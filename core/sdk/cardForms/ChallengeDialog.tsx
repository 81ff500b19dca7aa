/** The bank's 3-D Secure challenge in a dialog over the payment page. */
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/hooks';
import { Dialog } from '../../ui/Dialog';
import styles from './CardForm.module.css';

export interface Challenge {
  /** The bank's iframe, from the provider. */
  readonly frame: HTMLElement;
  /** Called once it is in the document. */
  readonly onShown: () => void;
  readonly onClosed: () => void;
}

/** Open until the bank has an answer. Closing it cancels the challenge. */
export function ChallengeDialog({ challenge }: { readonly challenge: Challenge }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { frame } = challenge;
    place.current?.append(frame);
    challenge.onShown();
    return () => frame.remove();
  }, [challenge]);
  return (
    <Dialog open onClose={challenge.onClosed} title={t('cardChallenge')} closeLabel={t('cardChallengeClose')}>
      <div ref={place} className={styles['challenge']} />
    </Dialog>
  );
}
