/** Voucher entry for a held licence (PAY-037). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import type { HeldLicenceStore } from '../HeldLicenceStore';
import type { Licence } from '../rules/licence';
import { CodeForm } from './CodeForm';
import styles from './VoucherEntry.module.css';

export interface RedeemVoucherProps {
  readonly store: HeldLicenceStore;
  readonly licence: Licence;
}

/** Opens on a press. A refused code stays with its error; an accepted one is announced. */
export const RedeemVoucher = observer(function RedeemVoucher({ store, licence }: RedeemVoucherProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [entry] = useState(() => store.voucherEntry());
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { problem, redeemed } = entry;
  const entering = open && !redeemed;
  useEffect(() => {
    if (entering || problem !== null) field.current?.focus();
  }, [entering, problem]);
  useEffect(() => {
    if (redeemed) place.current?.querySelector('button')?.focus();
  }, [redeemed]);
  return (
    <div ref={place} className={styles['voucher']}>
      {entering ? (
        <CodeForm field={field} entry={entry} onSend={() => void entry.redeem(licence.id)} />
      ) : (
        <Button variant="quiet" size="small" aria-expanded={false} onClick={() => setOpen(entry.begin())}>
          {t('voucherAdd')}
        </Button>
      )}
      {open && (
        <p role="status" className={styles['said']}>
          {redeemed ? t('voucherRedeemed') : ''}
        </p>
      )}
    </div>
  );
});
