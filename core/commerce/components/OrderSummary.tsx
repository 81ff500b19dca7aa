/** Items and totals of the basket, today and after a trial. */
import { useId } from 'react';
import { useCalendar } from '../../i18n/calendar';
import { useFormat, useText } from '../../i18n/hooks';
import type { Basket } from '../../sdk/payment';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { basketTrial, itemPeriod } from '../rules/basketItem';
import styles from './OrderSummary.module.css';

export interface OrderSummaryProps {
  readonly basket: Basket;
  /** Back to licence selection; null if not possible. */
  readonly onChange: (() => void) | null;
  /** Removes a voucher; null if not possible. */
  readonly onRemoveVoucher: ((code: string) => void) | null;
}

/** A region with the order's lines as a description list. */
export function OrderSummary({ basket, onChange, onRemoveVoucher }: OrderSummaryProps) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const titleId = useId();
  const { currency, scale, total, discountedTotal, discountedTax, taxInclusive } = basket;
  const money = (amount: number) => format.money({ amount, currency, scale });
  const trial = calendar.trial(basketTrial(basket));
  return (
    <section className={styles['summary']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {t('orderTitle')}
        </h2>
        {onChange !== null && (
          <Button variant="quiet" size="small" onClick={onChange}>
            {t('orderChange')}
          </Button>
        )}
      </header>
      <dl className={styles['lines']}>
        {basket.basketItems.map((item) => (
          <div key={item.sku} className={styles['item']}>
            <dt>
              {item.name}
              <Terms amount={money(item.amount)} period={itemPeriod(item)} trial={trial} />
            </dt>
            <dd>{item.amount === 0 ? t('free') : money(item.amount)}</dd>
          </div>
        ))}
        {basket.vouchers.map(({ code, name, discount }) => (
          <div key={code} className={styles['voucher']}>
            <dt>
              {name}
              {onRemoveVoucher !== null && (
                <button
                  type="button"
                  className={styles['remove']}
                  aria-label={t('voucherRemove', { voucher: name })}
                  onClick={() => onRemoveVoucher(code)}
                >
                  <Icon name="close" />
                </button>
              )}
            </dt>
            <dd>{discount ? `−${money(discount)}` : null}</dd>
          </div>
        ))}
        {trial === null && discountedTotal < total && basket.vouchers.length === 0 && (
          <div>
            <dt>{t('orderDiscount')}</dt>
            <dd>−{money(total - discountedTotal)}</dd>
          </div>
        )}
        {discountedTax > 0 && (
          <div className={styles['tax']}>
            <dt>{t(taxInclusive === false ? 'orderTax' : 'orderTaxIncluded')}</dt>
            <dd>{money(discountedTax)}</dd>
          </div>
        )}
        <div className={styles['due']}>
          <dt>{t('orderDueNow')}</dt>
          <dd>{money(discountedTotal)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Terms beyond today: the price after a trial, or the renewal period. */
function Terms({
  amount,
  period,
  trial,
}: {
  readonly amount: string;
  readonly period: string | null;
  readonly trial: string | null;
}) {
  const t = useText();
  const every = useCalendar().period(period);
  const text =
    trial !== null
      ? every === null
        ? t('orderThenOnce', { trial, price: amount })
        : t('orderThen', { trial, price: amount, period: every })
      : every === null
        ? null
        : t('orderRenews', { period: every });
  return text === null ? null : <span className={styles['terms']}>{text}</span>;
}
