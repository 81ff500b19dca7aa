/** Text for a payment card: brand and last digits only (ACC-021). */
import { useText } from '../../i18n/hooks';
import { brandName, type Card } from '../rules/paymentCard';

export function useCardText(): (card: Pick<Card, 'cardType' | 'last4Digits'>) => string {
  const t = useText();
  return ({ cardType, last4Digits: digits }) => {
    const brand = brandName(cardType);
    return brand === null ? t('cardEnding', { digits }) : t('cardOfBrand', { brand, digits });
  };
}
