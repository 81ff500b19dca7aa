/** Radio group for selecting one of the viewer's payment cards. */
import { useId } from 'react';
import { useText } from '../../i18n/hooks';
import { CheckMark } from '../../ui/CheckMark';
import type { Card } from '../rules/paymentCard';
import styles from './PaymentCardChoice.module.css';
import { PaymentCardFace } from './PaymentCardFace';

export interface PaymentCardChoiceProps {
  readonly cards: readonly Card[];
  readonly chosen: string | null;
  readonly disabled: boolean;
  readonly onChoose: (cardId: string) => void;
}

export function PaymentCardChoice({ cards, chosen, disabled, onChoose }: PaymentCardChoiceProps) {
  const t = useText();
  const name = useId();
  return (
    <fieldset className={styles['choice']} disabled={disabled}>
      <legend className={styles['legend']}>{t('moveChoices')}</legend>
      {cards.map((card) => (
        <label key={card.cardId} className={styles['card']} data-chosen={card.cardId === chosen || undefined}>
          <CheckMark
            type="radio"
            name={name}
            value={card.cardId}
            checked={card.cardId === chosen}
            onChange={() => onChoose(card.cardId)}
          />
          <PaymentCardFace card={card} />
        </label>
      ))}
    </fieldset>
  );
}
