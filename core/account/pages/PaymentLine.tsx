/** One record of the payment history. */
import { hasFailed, payingCard, paymentDocument, paymentStatus, paymentType } from '../rules/paymentRecord';
import type { PaymentRecord } from '../../generated/platform';
import { useCalendar } from '../../i18n/useCalendar';
import { useFormat, useText } from '../../i18n/hooks';
import { AccountIcon } from '../../ui/accountIcons';
import styles from './PaymentLine.module.css';

export function PaymentLine({ record }: { readonly record: PaymentRecord }) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const { name, date, description, transactionDetails: details } = record;
  const type = paymentType(record);
  const status = paymentStatus(record);
  const address = paymentDocument(record);
  const card = payingCard(details);
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
        {description ? <p className={styles['note']}>{description}</p> : null}
      </div>
      <div className={styles['end']}>
        {details ? <p className={styles['amount']}>{format.money(details)}</p> : null}
        {status !== null && (
          <p className={styles['status']} data-failed={hasFailed(record) || undefined}>
            {'key' in status ? t(status.key) : status.text}
          </p>
        )}
        {address !== null && (
          <a
            className={styles['document']}
            href={address}
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
