/** The page of a redirecting provider: before the redirect, after the return, or cancelled. */
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useText } from '../../i18n/hooks';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import type { SignInEntry } from '../signInEntries';
import type { SignInVisit } from '../signInVisit';
import { Problem } from './Problem';
import { ProviderText } from './ProviderText';
import styles from './ProviderJourney.module.css';
import { useSignInService } from './useSignInService';

export interface ProviderJourneyProps {
  readonly entry: SignInEntry;
  readonly visit: SignInVisit;
}

/** Redirects automatically once; after that the viewer decides. */
export const ProviderJourney = observer(function ProviderJourney({ entry, visit }: ProviderJourneyProps) {
  const t = useText();
  const { flow } = useSignInService();
  const { journey } = flow;
  const provider = entry.label;

  useEffect(() => {
    void flow.openProvider(entry, visit);
    // `visit` is a new object on every render; the provider's page is opened once.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [flow, entry]);

  const again = (label: ReactNode, variant: 'primary' | 'secondary' | 'quiet' = 'primary') => (
    <Button variant={variant} onClick={() => void flow.begin(entry, visit)}>
      {label}
    </Button>
  );
  const own = 'provider' in journey && journey.provider === entry.key ? journey : null;
  switch (own?.status) {
    case 'failed':
      return (
        <div className={styles['journey']}>
          <Alert>
            <Problem problem={own.problem} />
          </Alert>
          {/* Retrying does not help an account with another sign-in method: that method's button is primary. */}
          {again(t('signInTryAgain'), own.problem.kind === 'conflict' ? 'quiet' : 'primary')}
        </div>
      );
    case 'cancelled':
      return (
        <div className={styles['journey']}>
          <p className={styles['words']}>{t('signInCancelled')}</p>
          {again(<ProviderText of={entry.buttonKey} provider={provider} />)}
        </div>
      );
    case 'handedOver':
      return (
        <div className={styles['journey']}>
          <p className={styles['words']} role="status">
            {t('signInHandedOver')}
          </p>
          {again(t('signInHere'), 'secondary')}
        </div>
      );
    case 'signedIn':
      return <Alert tone="success">{t('signedInMessage')}</Alert>;
    default:
      return (
        <div className={styles['wait']}>
          <Spinner
            label={own?.status === 'finishing' ? t('finishingSignIn') : t('leavingForProvider', { provider })}
          />
        </div>
      );
  }
});
