/** Cancellation page: a retention offer with accept and decline, and the result (LIC-067). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { pickAmount } from '../../i18n/prices';
import { useCalendar } from '../../i18n/calendar';
import { useFormat, useText } from '../../i18n/hooks';
import type { CancellationOffer, CancellationPromoProps, CancelledLicence } from '../../sdk/cancellation';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import { CancellationStore } from '../CancellationStore';
import { offeredPrice } from '../rules/cancellationOffer';
import type { LicencePrice } from '../rules/licencePrice';
import styles from './CancellationPromo.module.css';

export const CancellationPromo = observer(function CancellationPromo({
  licence,
  steps,
  inside = false,
  onDone,
}: CancellationPromoProps) {
  const t = useText();
  const calendar = useCalendar();
  const [store] = useState(() => new CancellationStore(steps));
  useEffect(() => {
    void store.begin();
    return () => store.dispose();
  }, [store]);
  const { state } = store;
  const ends = licence.endsAt;
  switch (state.status) {
    case 'verifying':
      return <Waiting inside={inside} />;
    case 'offered':
    case 'redeeming':
      return <Offer licence={licence} offer={state.offer} store={store} inside={inside} />;
    case 'cancelling':
      return state.offer === null ? (
        <Waiting inside={inside} />
      ) : (
        <Offer licence={licence} offer={state.offer} store={store} inside={inside} />
      );
    case 'kept':
      return (
        <Ending
          inside={inside}
          sign="check"
          title={t('cancellationKeptTitle')}
          text={t('cancellationKeptText', { name: licence.name })}
        >
          <Button onClick={() => onDone('kept')}>{t('cancellationDone')}</Button>
        </Ending>
      );
    case 'cancelled':
      return (
        <Ending
          inside={inside}
          sign="schedule"
          title={t('cancellationEndedTitle')}
          text={
            ends
              ? t('cancellationEndedText', { name: licence.name, date: calendar.longDate(ends) })
              : t('cancellationEndedPlain', { name: licence.name })
          }
        >
          <Button onClick={() => onDone('cancelled')}>{t('cancellationDone')}</Button>
        </Ending>
      );
    case 'failed':
      return (
        <Ending
          inside={inside}
          sign="warning"
          title={t('cancellationFailedTitle')}
          text={state.said ?? t('cancellationFailedText')}
        >
          <Button onClick={() => void store.retry()}>{t('cancellationTryAgain')}</Button>
        </Ending>
      );
  }
});

interface Place {
  readonly inside: boolean;
}

function Waiting({ inside }: Place) {
  const t = useText();
  return (
    <div className={styles['waiting']} data-inside={inside || undefined}>
      <Spinner label={t('cancellationChecking')} />
    </div>
  );
}

interface OfferProps extends Place {
  readonly licence: CancelledLicence;
  readonly offer: CancellationOffer;
  readonly store: CancellationStore;
}

const Offer = observer(function Offer({ licence, offer, store, inside }: OfferProps) {
  const t = useText();
  const Heading = inside ? 'h3' : 'h1';
  const { state } = store;
  const { now, then } = offeredPrice(licence, offer);
  const busy = state.status !== 'offered';
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone: focus the heading, so that the offer is announced.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      className={styles['offer']}
      data-inside={inside || undefined}
      aria-labelledby="cancellation-title"
      aria-busy={busy || undefined}
    >
      <div className={styles['stub']}>
        <p className={styles['figure']}>{useFigure(licence, offer)}</p>
        <p className={styles['how']}>
          {t(offer.discount.lifeTimeRepeat === true ? 'cancellationForLife' : 'cancellationNext')}
        </p>
      </div>
      <div className={styles['words']}>
        <Heading ref={heading} tabIndex={-1} id="cancellation-title" className={styles['title']}>
          {t('cancellationTitle')}
        </Heading>
        <p className={styles['text']}>{t('cancellationText', { name: licence.name })}</p>
        {then !== null && (
          <dl className={styles['prices']}>
            <Price label={t('cancellationNow')} price={now} struck />
            <Price label={t('cancellationThen')} price={then} />
          </dl>
        )}
        {state.status === 'offered' && state.failed && <Alert>{t('cancellationKeepFailed')}</Alert>}
        <div className={styles['actions']}>
          <Button busy={state.status === 'redeeming'} disabled={busy} onClick={() => void store.keep()}>
            {t('cancellationKeep')}
          </Button>
          <Button
            variant="secondary"
            busy={state.status === 'cancelling'}
            disabled={busy}
            onClick={() => void store.leave()}
          >
            {t('cancellationLeave')}
          </Button>
        </div>
      </div>
    </section>
  );
});

/** Short text for the value of the offer. */
function useFigure({ amounts }: CancelledLicence, { discount }: CancellationOffer): string {
  const t = useText();
  const format = useFormat();
  if (discount.type === 'PERCENTAGE')
    return t('cancellationOff', { value: format.percent(discount.percentage ?? 0) });
  const price = pickAmount(amounts);
  return price.currency === undefined
    ? t('cancellationLess')
    : t('cancellationOff', { value: format.money({ ...price, amount: discount.amount ?? 0 }) });
}

function Price({
  label,
  price,
  struck = false,
}: {
  readonly label: string;
  readonly price: LicencePrice;
  readonly struck?: boolean;
}) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const period = calendar.period(price.period);
  const amount = format.priceParts(price.headline).price;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {struck ? <s>{amount}</s> : <strong>{amount}</strong>}
        {period !== null && <span className={styles['period']}> {t('pricePerPeriod', { period })}</span>}
      </dd>
    </div>
  );
}

interface EndingProps extends Place {
  readonly sign: 'check' | 'schedule' | 'warning';
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Takes the focus, so that it is announced. */
function Ending({ inside, sign, title, text, children }: EndingProps) {
  const Heading = inside ? 'h3' : 'h1';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      className={styles['ending']}
      data-inside={inside || undefined}
      data-sign={sign}
      role={sign === 'warning' ? 'alert' : undefined}
    >
      <span className={styles['sign']} aria-hidden="true">
        <Icon name={sign} size={38} />
      </span>
      <Heading ref={heading} tabIndex={-1} className={styles['endTitle']}>
        {title}
      </Heading>
      <p className={styles['text']}>{text}</p>
      {children}
    </section>
  );
}
