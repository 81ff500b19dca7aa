/** Card payments through Braintree. */
import { useId } from 'react';
import { useText } from 'proscenium/i18n';
import { platformClient, realm, type Activate } from 'proscenium/sdk';
import { cardMethod } from 'proscenium/sdk/payment';
import { BraintreeProvider } from './BraintreeProvider';
import type { Braintree, FieldKey } from './braintreeWeb';
import styles from './FieldBoxes.module.css';
import type { BraintreeOptions } from './options.generated';
import { braintreeErrorCode } from './refusal';

const boxes = [
  { field: 'number', labelKey: 'braintreeNumber', wide: true },
  { field: 'expirationDate', labelKey: 'braintreeExpiry', wide: false },
  { field: 'cvv', labelKey: 'braintreeSecurityCode', wide: false },
] as const satisfies readonly {
  readonly field: FieldKey;
  readonly labelKey: string;
  readonly wide: boolean;
}[];

/**
 * Boxes of Braintree's fields: labels and borders are the page's, the input is an iframe. A click on a label
 * focuses its iframe: Braintree listens for it by the box's id.
 */
function FieldBoxes() {
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

export default ((context) => {
  const provider = new BraintreeProvider({
    method: context.facts.name,
    options: context.options,
    loadScript: (url, defines) => context.loadScript(url, defines),
    braintreeGlobal: () => (globalThis as { braintree?: Partial<Braintree> }).braintree,
    client: context.use(platformClient),
    realm: context.use(realm),
    log: context.log,
  });
  return cardMethod(context, {
    provider,
    noteKey: 'braintreeNote',
    isApart: true,
    Arrangement: FieldBoxes,
    translate: braintreeErrorCode,
    challenge: (setup, asking) => provider.challenge(setup, asking),
  });
}) satisfies Activate<'payment-method', BraintreeOptions>;
