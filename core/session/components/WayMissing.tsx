/** Stands in a list in the place of a way in whose code or script cannot be had: what it is, and a way to try again, in the same room (SGP-065). */
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n';
import { Button } from '../../ui';
import { ProviderText } from './ProviderText';
import styles from './WayMissing.module.css';

export interface WayMissingProps {
  readonly provider: string;
  /** What stood here had the focus: it goes to what stands here now. */
  readonly takesFocus: boolean;
  readonly retry: () => void;
}

export function WayMissing({ provider, takesFocus, retry }: WayMissingProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef(takesFocus);
  useEffect(() => {
    if (focused.current) place.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={place} className={styles['missing']}>
      <p role="status">
        <ProviderText of="signInWayMissing" provider={provider} />
      </p>
      <Button variant="quiet" size="small" onClick={retry}>
        {t('signInTryAgain')}
      </Button>
    </div>
  );
}
