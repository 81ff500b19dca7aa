/** Confirmation: the card, and when it is delivered. */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useCalendar, useText } from 'proscenium/i18n';
import { clock, navigation, useService } from 'proscenium/sdk';
import { buttonClass } from 'proscenium/ui';
import { GiftCard } from './GiftCard';
import type { GiftOrder } from './giftOrder';
import styles from './GiftPayPage.module.css';
import { deliverAt } from './giftRules';

/** Takes the focus, so that it is announced. */
export function GiftDone({ order, pending }: { readonly order: GiftOrder; readonly pending: boolean }) {
  const t = useText();
  const calendar = useCalendar();
  const nav = useService(navigation);
  const time = useService(clock);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { name, imageUrl, recipient } = order;
  const due = deliverAt(recipient.day, time.now());
  const text = pending
    ? t('giftPendingText')
    : due === null
      ? t('giftSentText', { name: recipient.name, email: recipient.email })
      : t('giftSentLaterText', {
          name: recipient.name,
          email: recipient.email,
          date: calendar.longDate(due),
        });
  return (
    <section className={styles['done']}>
      <div className={styles['card']}>
        <GiftCard name={name} imageUrl={imageUrl} recipient={recipient.name} eager />
      </div>
      <h1 ref={title} tabIndex={-1} className={styles['title']}>
        {t(pending ? 'giftPendingTitle' : 'giftSentTitle')}
      </h1>
      <p className={styles['text']}>{text}</p>
      <div className={styles['actions']}>
        <Link className={buttonClass()} to={nav.hrefOf('ROOT')}>
          {t('giftHome')}
        </Link>
        <Link className={buttonClass('quiet')} to={nav.hrefOf('GIFT')}>
          {t('giftAnother')}
        </Link>
      </div>
    </section>
  );
}
