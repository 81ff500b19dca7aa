/** A voucher's code at a licence that is held (PAY-037). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n';
import { Button, TextField } from '../../ui';
import type { HeldLicenceStore } from '../HeldLicenceStore';
import type { Licence } from '../rules/licence';
import styles from './VoucherEntry.module.css';

export interface RedeemVoucherProps {
  readonly store: HeldLicenceStore;
  readonly licence: Licence;
}

/** Opens on a press. A code that was refused stays, with the reason; one that was taken is announced. */
export const RedeemVoucher = observer(function RedeemVoucher({ store, licence }: RedeemVoucherProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [entry] = useState(() => store.voucherEntry());
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { problem, working, redeemed, code } = entry;
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
        <form
          noValidate
          className={styles['form']}
          onSubmit={(submit) => {
            submit.preventDefault();
            void entry.redeem(licence.id);
          }}
        >
          <TextField
            inputRef={field}
            className={styles['code']}
            label={t('voucherCode')}
            value={code}
            error={problem === null ? null : 'text' in problem ? problem.text : t(problem.key)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            readOnly={working}
            onChange={(typed) => entry.type(typed)}
          />
          <Button type="submit" variant="secondary" busy={working}>
            {t('voucherApply')}
          </Button>
        </form>
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
