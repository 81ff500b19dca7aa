/** The bank's question over the payment page. */
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n';
import { Dialog } from '../../ui';
import styles from './CardForm.module.css';

export interface Challenge {
  /** The bank's frame, as the provider gave it. */
  readonly frame: HTMLElement;
  /** It is in the page. */
  readonly onShown: () => void;
  readonly onClosed: () => void;
}

/** Stands until the bank has its answer. Closing it says that the viewer gives none. */
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
