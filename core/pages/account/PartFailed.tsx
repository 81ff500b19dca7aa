/** A part of the account that could not be had, with another try (ACC-032). */
import { useText } from '../../i18n';
import { Alert, Button } from '../../ui';
import styles from './PartFailed.module.css';

export interface PartFailedProps {
  readonly retry: () => void;
  /** What could not be had; without a text of its own, the generic one. */
  readonly text?: string;
}

export function PartFailed({ retry, text }: PartFailedProps) {
  const t = useText();
  return (
    <div className={styles['failed']}>
      <Alert>{text ?? t('unknownError')}</Alert>
      <Button variant="secondary" onClick={retry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
