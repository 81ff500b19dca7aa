/**
 * Facts of a held licence: next payment, card, end or request date of a pause, purchase date, order id and
 * notice (LIC-014, LIC-016, LIC-020).
 */
import { useCalendar } from '../../i18n/calendar';
import { useFormat, useText } from '../../i18n/hooks';
import type { Card } from '../rules/paymentCard';
import { licenceNotice, nextPayment } from '../rules/heldLicence';
import type { Licence } from '../rules/licence';
import { licencePrice } from '../rules/licencePrice';
import styles from './HeldLicence.module.css';
import { useCardText } from './useCardText';

const noticeKeys = {
  UNCONFIRMED: 'noticeUnconfirmed',
  UNKNOWN_RENEWING: 'noticeUnknownRenewing',
  RENEWAL: 'noticeRenewal',
  CONFIRMED: 'noticeConfirmed',
} as const;

/** Free licences have no payment facts. */
const isFree = (licence: Licence): boolean => licencePrice(licence).free;

export interface HeldFactsProps {
  readonly licence: Licence;
  /** The paying card; null if unknown, `awaited` to reserve its space while loading. */
  readonly card: Card | 'awaited' | null;
}

export function HeldFacts({ licence, card }: HeldFactsProps) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const cardText = useCardText();
  const next = nextPayment(licence);
  const { holding } = licence;
  const pausedUntil = holding?.paused === true ? holding.pausedUntil : null;
  const notice =
    holding === null || holding.paused || !holding.managed || isFree(licence) ? null : licenceNotice(licence);
  const asked =
    holding?.pendingActions.find(
      ({ action, requestedAt }) => (action === 'PAUSE' || action === 'RESUME') && requestedAt != null,
    )?.requestedAt ?? null;
  const facts = [
    asked === null ? null : { label: t('heldAskedOn'), text: calendar.longDate(asked) },
    pausedUntil === null ? null : { label: t('heldGoesOnAt'), text: calendar.longDate(pausedUntil) },
    next === null
      ? null
      : {
          label: t('heldNextPayment'),
          text:
            next.amount === null
              ? calendar.longDate(next.date)
              : t('heldNextAmount', {
                  amount: format.money(next.amount),
                  date: calendar.longDate(next.date),
                }),
        },
    card === null ? null : { label: t('heldPaidWith'), text: card === 'awaited' ? '\u00a0' : cardText(card) },
    holding?.purchasedAt == null
      ? null
      : { label: t('heldSince'), text: calendar.longDate(holding.purchasedAt) },
    holding?.orderId == null || isFree(licence) ? null : { label: t('heldOrder'), text: holding.orderId },
  ].filter((fact) => fact !== null);
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles['facts']}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {notice !== null && <p className={styles['notice']}>{t(noticeKeys[notice])}</p>}
    </>
  );
}
