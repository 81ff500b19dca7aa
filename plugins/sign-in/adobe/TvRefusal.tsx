/** Error of a pay-TV sign-in with its recovery actions (SGP-131, SGP-134). */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { navigation, useService } from 'proscenium/sdk';
import { Alert, Button, buttonClass } from 'proscenium/ui';
import styles from './TvPage.module.css';
import { tvProblem } from './tvProblem';

export interface TvRefusalProps {
  /** Null when it is no longer known, as after a reload. */
  readonly error: unknown;
  /** Reports it to core for tracking. */
  readonly explain: (error: unknown) => string;
  readonly onRetry: () => void;
}

export function TvRefusal({ error, explain, onRetry }: TvRefusalProps) {
  const t = useText();
  const places = useService(navigation);
  const { key, values } = tvProblem(error);
  const explained = useRef<unknown>(null);
  useEffect(() => {
    if (error === null || explained.current === error) return;
    explained.current = error;
    explain(error);
    // Once per failure, whatever the props since.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [error]);
  return (
    <div className={styles['end']}>
      <Alert>{t(key, values)}</Alert>
      <div className={styles['ways']}>
        <Button onClick={onRetry}>{t('tvTryAgain')}</Button>
        <Link className={buttonClass('quiet')} to={places.hrefOf('ROOT')}>
          {t('tvToDefaultPage')}
        </Link>
      </div>
    </div>
  );
}
