/**
 * Replaces a sign-in method in a list when its code or script cannot be loaded: its name and a retry button,
 * in the same size (SGP-065).
 */
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import { ProviderText } from './ProviderText';
import styles from './WayMissing.module.css';

export interface WayMissingProps {
  readonly provider: string;
  /** The replaced element had the focus: it moves to the button here. */
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
