/** Scaffolds a payment method: one number field, to be replaced by a provider's own fields. */
import type { Scaffold, ScaffoldNames } from './scaffold';

export function paymentScaffold({ id, name, pascal, camel, title }: ScaffoldNames): Scaffold {
  const key = (part: string): string => `${camel}${part}`;
  return {
    description: `Pays with ${title}.`,
    manifest: {
      contributes: { 'payment-method': [{ name, module: './method', kind: 'form', labelKey: key('Label') }] },
    },
    options: {
      digits: {
        type: 'integer',
        minimum: 4,
        maximum: 32,
        default: 8,
        description: 'How many characters a number has.',
      },
    },
    modules: {
      'method.tsx': `/** ${title} as a payment method. */
import { PaymentRefusal, type Activate } from 'proscenium/sdk';
import { ${pascal}Form } from './${pascal}Form';
import type { ${pascal}Options } from './options.generated';

export default (({ facts: { name }, options: { digits } }) => {
  let entered = '';
  return {
    Form: ({ onReady, onProblem, disabled }) => (
      <${pascal}Form
        disabled={disabled}
        onEnter={(number) => {
          entered = number;
          onReady(number.length === digits);
          onProblem(null);
        }}
      />
    ),
    offers: (basket) => basket.discountedTotal > 0,
    async collect() {
      if (entered.length !== digits) throw new PaymentRefusal('incomplete_number', 'The number is not complete.', 'number');
      return { paymentDetailsExternalId: entered, targetPaymentProvider: name, paymentMethodType: name };
    },
  };
}) satisfies Activate<'payment-method', ${pascal}Options>;
`,
      [`${pascal}Form.tsx`]: `/** One number. */
import { useState } from 'react';
import { useText } from 'proscenium/i18n';
import { TextField } from 'proscenium/ui';

export interface ${pascal}FormProps {
  /** What has been entered so far, without blanks. */
  readonly onEnter: (number: string) => void;
  readonly disabled: boolean;
}

export function ${pascal}Form({ onEnter, disabled }: ${pascal}FormProps) {
  const t = useText();
  const [number, setNumber] = useState('');
  const enter = (value: string) => {
    setNumber(value);
    onEnter(value.replace(/\\s/g, ''));
  };
  return <TextField label={t('${key('Number')}')} value={number} onChange={enter} disabled={disabled} inputMode="text" autoComplete="off" required />;
}
`,
    },
    messages: 'payment',
    test: `import { screen } from '@testing-library/react';
import activate from '../../../plugins/${id}/method';
import manifest from '../../../plugins/${id}/plugin.json';
import { basket, describePaymentMethod } from 'proscenium/kit';

describePaymentMethod('${id}', {
  manifest,
  activate,
  options: { digits: 8 },
  basket,
  fill: async (user) => {
    await user.type(screen.getByRole('textbox'), '1234 5678');
  },
});
`,
    realm: `"paymentProviders": [{ "name": "${name}" }]`,
  };
}
