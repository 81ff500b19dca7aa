/** What went wrong with a pay-TV sign-in, and the ways on (SGP-131, SGP-134). */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n';
import { navigation, useService } from '../../../core/sdk';
import { Alert, Button, buttonClass } from '../../../core/ui';
import styles from './TvPage.module.css';
import { tvProblem } from './tvProblem';

export interface TvRefusalProps {
  /** Null when nothing is known of it any more, as after a reload. */
  readonly error: unknown;
  /** Tells the house, which tracks it. */
  readonly explain: (error: unknown) => string;
  readonly onRetry: () => void;
}

export function TvRefusal({ error, explain, onRetry }: TvRefusalProps) {
  const t = useText();
  const places = useService(navigation);
  const { key, values } = tvProblem(error);
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (error === null || told.current === error) return;
    told.current = error;
    explain(error);
    // Once for each failure, whatever the page is handed since.
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
