/** One of the viewer's cards is chosen: a group of radio buttons, each with its card as the label. */
import { useId } from 'react';
import { useText } from '../../i18n';
import { Tick } from '../../ui/Tick';
import type { Card } from '../rules/card';
import styles from './CardChoice.module.css';
import { CardFace } from './CardFace';

export interface CardChoiceProps {
  readonly cards: readonly Card[];
  readonly chosen: string | null;
  readonly disabled: boolean;
  readonly onChoose: (cardId: string) => void;
}

export function CardChoice({ cards, chosen, disabled, onChoose }: CardChoiceProps) {
  const t = useText();
  const name = useId();
  return (
    <fieldset className={styles['choice']} disabled={disabled}>
      <legend className={styles['legend']}>{t('moveChoices')}</legend>
      {cards.map((card) => (
        <label key={card.cardId} className={styles['card']} data-chosen={card.cardId === chosen || undefined}>
          <Tick type="radio" name={name} value={card.cardId} checked={card.cardId === chosen} onChange={() => onChoose(card.cardId)} />
          <CardFace card={card} />
        </label>
      ))}
    </fieldset>
  );
}
