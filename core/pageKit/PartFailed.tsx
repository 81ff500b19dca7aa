/** A part of a page or dialog that failed to load, with a retry (ACC-032). */
import { useText } from '../i18n/hooks';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import styles from './PartFailed.module.css';
import { LinesSkeleton } from '../ui/LinesSkeleton';

export interface PartFailedProps {
  readonly retry: () => void;
  /** Message; the generic one by default. */
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

/** `lines`: the estimated number of entries. */
export function PartSkeleton({ lines = 4 }: { readonly lines?: number }) {
  const t = useText();
  return <LinesSkeleton label={t('accountPartLoading')} lines={lines} />;
}
