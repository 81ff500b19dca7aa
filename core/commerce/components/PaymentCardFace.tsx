/** Visual of a payment card: brand, last digits, and its badges (ACC-020, ACC-021). */
import { useText } from '../../i18n/hooks';
import { brandName, type Card } from '../rules/paymentCard';
import styles from './PaymentCardFace.module.css';

/** `id` is for ARIA references. */
export function PaymentCardFace({ card, id }: { readonly card: Card; readonly id?: string }) {
  const t = useText();
  const { cardType, last4Digits, default: isDefault, expired } = card;
  return (
    <span id={id} className={styles['face']} data-expired={expired === true || undefined}>
      <span className={styles['plastic']} aria-hidden="true">
        <span className={styles['chip']} />
      </span>
      <span className={styles['words']}>
        <span className={styles['brand']}>{brandName(cardType) ?? t('cardOfNoBrand')}</span>
        <span className={styles['digits']}>
          <bdi dir="ltr">
            <span aria-hidden="true">•••• </span>
            {last4Digits}
          </bdi>
        </span>
      </span>
      <span className={styles['marks']}>
        {isDefault && <span className={styles['mark']}>{t('cardDefault')}</span>}
        {expired === true && (
          <span className={styles['mark']} data-tone="problem">
            {t('cardExpired')}
          </span>
        )}
      </span>
    </span>
  );
}
