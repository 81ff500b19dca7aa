/** Payments, refunds and failures, newest first, with their documents (ACC-010 to ACC-019). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { createAccountApi } from '../accountApi';
import { PaymentHistoryStore } from '../PaymentHistoryStore';
import { useFormat, useText } from '../../i18n/hooks';
import { RoleLink } from '../../routing/RoutingProvider';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { EmptyState } from '../../ui/EmptyState';
import { PartFailed, PartSkeleton } from '../../pageKit/PartFailed';
import { useAccountList } from '../../pageKit/useAccountStore';
import styles from './PaymentsPanel.module.css';
import type { PaymentRecord } from '../rules/paymentRecord';
import { useCalendar } from '../../i18n/calendar';
import { AccountIcon } from '../../ui/accountIcons';

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

/** One record of the payment history. */
function PaymentLine({ record }: { readonly record: PaymentRecord }) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const { name, date, description, type, status, failed, money, card, document } = record;
  const what = 'key' in type ? t(type.key) : type.text;
  const day = calendar.shortDate(date);
  return (
    <li className={styles['line']} tabIndex={-1}>
      <time className={styles['date']} dateTime={new Date(date).toISOString()}>
        {day}
      </time>
      <div className={styles['what']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['type']}>
          {what}
          {card !== null && (
            <span className={styles['card']}>
              {' · '}
              {t('paymentCard', card)}
            </span>
          )}
        </p>
        {description !== null && <p className={styles['note']}>{description}</p>}
      </div>
      <div className={styles['end']}>
        {money !== null && <p className={styles['amount']}>{format.money(money)}</p>}
        {status !== null && (
          <p className={styles['status']} data-failed={failed || undefined}>
            {'key' in status ? t(status.key) : status.text}
          </p>
        )}
        {document !== null && (
          <a
            className={styles['document']}
            href={document}
            download
            rel="noreferrer"
            aria-label={t('paymentDocument', { name, date: day })}
          >
            <AccountIcon name="download" />
          </a>
        )}
      </div>
    </li>
  );
}
