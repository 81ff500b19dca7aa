/** Order summary next to the payment: card, recipient, delivery date. */
import { Link } from 'react-router-dom';
import { useCalendar, useText } from 'proscenium/i18n';
import { clock, navigation, useService } from 'proscenium/sdk';
import { GiftCard } from './GiftCard';
import type { GiftOrder } from './giftOrder';
import { deliverAt } from './giftRules';
import styles from './GiftSummary.module.css';

export function GiftSummary({ order }: { readonly order: GiftOrder }) {
  const t = useText();
  const calendar = useCalendar();
  const nav = useService(navigation);
  const time = useService(clock);
  const { giftId, name, imageUrl, recipient } = order;
  const due = deliverAt(recipient.day, time.now());
  return (
    <section className={styles['summary']} aria-label={t('giftSummary')}>
      <GiftCard name={name} imageUrl={imageUrl} recipient={recipient.name} eager />
      <dl className={styles['lines']}>
        <div>
          <dt>{t('giftSummaryFor')}</dt>
          <dd>
            {recipient.name}
            <span dir="ltr">{recipient.email}</span>
          </dd>
        </div>
        <div>
          <dt>{t('giftSummaryWhen')}</dt>
          <dd>{due === null ? t('giftNow') : calendar.longDate(due)}</dd>
        </div>
      </dl>
      {recipient.message.trim() !== '' && (
        <blockquote className={styles['message']} dir="auto">
          {recipient.message}
        </blockquote>
      )}
      <Link className={styles['change']} to={nav.hrefOf('GIFT_ITEM', { giftId })}>
        {t('giftChangeOrder')}
      </Link>
    </section>
  );
}
