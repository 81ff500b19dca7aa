/** Scaffolds a payment method that redirects to a bank's or wallet's page through Stripe. */
import type { Scaffold, ScaffoldNames } from './scaffold';

export function stripeRedirectScaffold({ id, name, pascal, camel, title }: ScaffoldNames): Scaffold {
  const labelKey = `${camel}MethodName`;
  return {
    description: `${title}: the viewer confirms the payment at its page, through Stripe.`,
    manifest: {
      contributes: { 'payment-method': [{ name, module: './method', kind: 'browser', labelKey }] },
      origins: [
        { directive: 'script-src', from: '/scriptUrl', why: 'Stripe.js itself.' },
        {
          directive: 'script-src',
          value: 'https://js.stripe.com',
          why: 'Modules that Stripe.js loads on demand.',
        },
        { directive: 'frame-src', value: 'https://js.stripe.com', why: 'Stripe.js runs in its own iframe.' },
        { directive: 'connect-src', value: 'https://api.stripe.com', why: 'Starting a payment.' },
      ],
      onFailure: 'block',
    },
    options: {
      publishableKey: {
        type: 'string',
        pattern: '^pk_[A-Za-z0-9_]+$',
        description:
          "The public key of the Stripe account, beginning with pk_. The platform's answer may name another one.",
      },
      scriptUrl: {
        $ref: '../../../schemas/realm.core.schema.json#/$defs/url',
        default: 'https://js.stripe.com/v3/',
        description: 'URL of Stripe.js. Stripe requires its own URL; another one is for local fakes.',
      },
    },
    required: ['publishableKey'],
    modules: {
      'method.ts': `/** Payments through ${title}. */
import type { Activate } from 'proscenium/sdk';
import { stripeRedirect } from 'proscenium/sdk/payment/stripe';
import type { ${pascal}Options } from './options.generated';

export default ((context) =>
  stripeRedirect(context, {
    mark: { ground: '#ffffff', strokes: [{ path: 'M8 8h24v10H8Z', color: '#0a0b09' }] },
    // Stripe.js has a call for each method; without fields of its own, the general one does the same.
    leave: (stripe, clientSecret, { returnUrl }) =>
      stripe.confirmPayment({
        clientSecret,
        // Stripe's types know the type of a method only for its own fields.
        confirmParams: { payment_method_data: { type: '${name.replaceAll('-', '_')}' } as object, return_url: returnUrl },
        redirect: 'always',
      }),
  })) satisfies Activate<'payment-method', ${pascal}Options>;
`,
    },
    messages: 'stripeRedirect',
    test: `import activate from '../../../plugins/${id}/method';
import manifest from '../../../plugins/${id}/plugin.json';
import { basket, describePaymentMethod } from 'proscenium/kit';

describePaymentMethod('${id}', {
  manifest,
  activate,
  options: { publishableKey: 'pk_test_1', scriptUrl: 'https://js.stripe.com/v3/' },
  basket,
});
`,
    realm: `"paymentProviders": [{ "name": "${name}", "publishableKey": "pk_…" }]`,
  };
}
