/** Payments, refunds and failures, newest first, with their documents (ACC-010 to ACC-019). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { createAccountApi } from '../accountApi';
import { PaymentHistoryStore } from '../PaymentHistoryStore';
import { useText } from '../../i18n/hooks';
import { RoleLink } from '../../routing/RoleLink';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { EmptyState } from '../../ui/EmptyState';
import { PartFailed } from '../../pageKit/PartFailed';
import { PartSkeleton } from '../../pageKit/PartSkeleton';
import { useAccountList } from '../../pageKit/useAccountStore';
import { PaymentLine } from './PaymentLine';
import styles from './PaymentsPanel.module.css';

export default observer(function PaymentsPanel() {
  const t = useText();
  const history = useAccountList(
    'payments',
    (client, report) => new PaymentHistoryStore(createAccountApi(client), report),
  );
  const list = useRef<HTMLUListElement>(null);
  const { state, items, end, more } = history;
  const shown = useRef(0);
  useEffect(() => {
    // The button has moved or vanished: focus the first of the newly loaded records.
    if (shown.current > 0 && items.length > shown.current)
      (list.current?.children[shown.current] as HTMLElement | undefined)?.focus({ preventScroll: true });
    shown.current = items.length;
  }, [items]);

  if (state === 'loading') return <PartSkeleton lines={6} />;
  if (state === 'failed') return <PartFailed retry={() => void history.load()} />;
  if (items.length === 0)
    return (
      <EmptyState icon="receipt" title={t('paymentsEmpty')} text={t('paymentsEmptyText')}>
        <RoleLink to="PURCHASE" className={buttonClass('secondary')}>
          {t('paymentsOffers')}
        </RoleLink>
      </EmptyState>
    );
  return (
    <div className={styles['payments']}>
      <ul ref={list} className={styles['list']}>
        {items.map((record) => (
          <PaymentLine key={record.id} record={record} />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{t('paymentsShown', { count: items.length })}</span>
      </VisuallyHidden>
      {end === 'failed' && <Alert>{t('unknownError')}</Alert>}
      {more && (
        <Button variant="secondary" busy={end === 'loading'} onClick={() => void history.loadMore()}>
          {t(end === 'failed' ? 'tryAgain' : 'paymentsMore')}
        </Button>
      )}
    </div>
  );
});
