/** Changes since the gift was chosen; a new price must be accepted before payment (GFT-013). */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFormat, useText } from 'proscenium/i18n';
import { navigation, useService } from 'proscenium/sdk';
import { Button, buttonClass } from 'proscenium/ui';
import type { GiftOrder } from './giftOrder';
import styles from './GiftPayPage.module.css';
import { GiftRoom } from './GiftRoom';
import type { BasketChange } from './GiftPurchase';
import { GiftSummary } from './GiftSummary';
import { useGiftProducts } from './useGiftProducts';

export interface GiftChangesProps {
  readonly order: GiftOrder;
  readonly changes: readonly BasketChange[];
  readonly onAccept: () => void;
}

export function GiftChanges({ order, changes, onAccept }: GiftChangesProps) {
  const t = useText();
  const format = useFormat();
  const nav = useService(navigation);
  const title = useRef<HTMLHeadingElement>(null);
  const [products] = useGiftProducts();
  useEffect(() => title.current?.focus(), []);
  const removed = changes.some(({ kind }) => kind === 'REMOVED');
  const known = products.status === 'ready' ? products.value[0] : undefined;
  const money = (amount: number | null | undefined) =>
    amount == null || known === undefined
      ? null
      : format.money({ amount, currency: known.currency, scale: known.scale });
  return (
    <GiftRoom>
      <h1 ref={title} tabIndex={-1} className={styles['title']}>
        {t(removed ? 'giftGoneTitle' : 'giftChangedTitle')}
      </h1>
      <div className={styles['ways']}>
        <section className={styles['narrow']} role="alert">
          <p className={styles['text']}>{t(removed ? 'giftGoneText' : 'giftChangedText')}</p>
          {!removed &&
            changes.map(({ sku, before, after }) => (
              <p key={sku} className={styles['prices']}>
                <del aria-label={t('giftPriceBefore')}>{money(before)}</del>{' '}
                <ins aria-label={t('giftPriceNow')}>{money(after)}</ins>
              </p>
            ))}
          <div className={styles['actions']}>
            {!removed && <Button onClick={onAccept}>{t('giftChangedAccept')}</Button>}
            <Link className={buttonClass(removed ? 'primary' : 'quiet')} to={nav.hrefOf('GIFT')}>
              {t('giftChooseAnother')}
            </Link>
          </div>
        </section>
        <GiftSummary order={order} />
      </div>
    </GiftRoom>
  );
}
