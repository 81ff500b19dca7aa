/** Voucher entry below the order summary (PAY-025, PAY-035). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { CheckoutStore } from '../CheckoutStore';
import { CodeForm } from './CodeForm';
import styles from './VoucherEntry.module.css';

/** Opens on a press; renders nothing if the payment method takes no vouchers. A refused code stays with its error. */
export const VoucherEntry = observer(function VoucherEntry({
  checkout,
}: {
  readonly checkout: CheckoutStore;
}) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { vouchers, payment, choice } = checkout;
  const { problem } = vouchers;
  const count = checkout.basket.vouchers.length;
  const counted = useRef(count);
  useEffect(() => {
    if (open || problem !== null) field.current?.focus();
  }, [open, problem]);
  useEffect(() => {
    // The pressed button is gone, with the voucher or the field.
    if (counted.current !== count) place.current?.querySelector('button')?.focus();
    counted.current = count;
  }, [count]);
  if (!choice.providerHasVouchers) return null;
  return (
    <div ref={place} className={styles['voucher']}>
      {open || problem !== null ? (
        <CodeForm
          field={field}
          entry={vouchers}
          disabled={payment.binding}
          onSend={() => void vouchers.apply().then((taken) => taken && setOpen(false))}
        />
      ) : (
        <Button
          variant="quiet"
          size="small"
          disabled={payment.binding}
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          {t('voucherAdd')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{count === 0 ? '' : t('voucherTaken', { count })}</span>
      </VisuallyHidden>
    </div>
  );
});
