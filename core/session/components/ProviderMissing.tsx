/** Replaces a provider whose code could not be loaded: an error message and a retry button. */
import { useText } from '../../i18n/hooks';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import styles from './ProviderMissing.module.css';

export function ProviderMissing({ retry }: { readonly retry: () => void }) {
  const t = useText();
  return (
    <div className={styles['missing']}>
      <Alert>{t('signInUnavailable')}</Alert>
      <Button variant="secondary" onClick={retry}>
        {t('signInTryAgain')}
      </Button>
    </div>
  );
}
