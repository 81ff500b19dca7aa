/** Consent to a price change: old and new price, effective date, accept and decline (LIC-065, LIC-066). */
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useCalendar } from '../../i18n/calendar';
import { useFormat, useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import type { HeldLicenceStore } from '../HeldLicenceStore';
import type { Licence } from '../rules/licence';
import styles from './PriceConsent.module.css';

/** Renders nothing without a price change. Both buttons are disabled while an answer is pending. */
export const PriceConsent = observer(function PriceConsent({
  store,
  licence,
}: {
  readonly store: HeldLicenceStore;
  readonly licence: Licence;
}) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const titleId = useId();
  const change = licence.holding?.priceChange;
  if (!change) return null;
  const { currency, scale, oldAmount, newAmount, effectiveTimestamp } = change;
  const every = calendar.period(licence.period);
  const { working } = store;
  const answering = working?.licenceId === licence.id ? working.action : null;
  const price = (amount: number) => (
    <>
      {format.money({ amount, currency, scale })}
      {every !== null && <span className={styles['every']}> {t('pricePerPeriod', { period: every })}</span>}
    </>
  );
  return (
    <section className={styles['consent']} aria-labelledby={titleId}>
      <h4 id={titleId} className={styles['title']}>
        {t('priceChangeTitle')}
      </h4>
      <dl className={styles['prices']}>
        <div>
          <dt>{t('priceChangeOld')}</dt>
          <dd>{price(oldAmount)}</dd>
        </div>
        <div>
          <dt>{t('priceChangeNew', { date: calendar.longDate(effectiveTimestamp) })}</dt>
          <dd className={styles['new']}>{price(newAmount)}</dd>
        </div>
      </dl>
      <p className={styles['text']}>{t('priceChangeText')}</p>
      <div className={styles['actions']}>
        <Button
          size="small"
          busy={answering === 'continue'}
          disabled={working !== null}
          onClick={() => void store.answerPriceChange(licence, 'CONTINUE')}
        >
          {t('priceChangeContinue')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={answering === 'leave'}
          disabled={working !== null}
          onClick={() => void store.answerPriceChange(licence, 'LEAVE')}
        >
          {t('priceChangeLeave')}
        </Button>
      </div>
    </section>
  );
});
