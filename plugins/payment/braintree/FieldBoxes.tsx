/** Boxes of Braintree's fields: labels and borders are the page's, the input is an iframe. */
import { useId } from 'react';
import { useText } from '../../../core/i18n';
import type { FieldKey } from './braintreeWeb';
import styles from './FieldBoxes.module.css';

const boxes = [
  { field: 'number', labelKey: 'braintreeNumber', wide: true },
  { field: 'expirationDate', labelKey: 'braintreeExpiry', wide: false },
  { field: 'cvv', labelKey: 'braintreeSecurityCode', wide: false },
] as const satisfies readonly {
  readonly field: FieldKey;
  readonly labelKey: string;
  readonly wide: boolean;
}[];

/** A click on a label focuses its iframe: Braintree listens for it by the box's id. */
export function FieldBoxes() {
  const t = useText();
  const id = useId();
  return (
    <div className={styles['boxes']}>
      {boxes.map(({ field, labelKey, wide }) => (
        <div key={field} className={styles['field']} data-wide={wide || undefined}>
          <label htmlFor={`${id}${field}`} className={styles['label']}>
            {t(labelKey)}
          </label>
          <div
            id={`${id}${field}`}
            data-field={field}
            aria-label={t(labelKey)}
            role="group"
            className={styles['box']}
          />
        </div>
      ))}
    </div>
  );
}
