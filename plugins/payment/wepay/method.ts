/** Card payments through WePay. */
import { paymentMark, realm, type Activate } from 'proscenium/sdk';
import { cardMethod, scriptGlobal } from 'proscenium/sdk/payment';
import type { WepayOptions } from './options.generated';
import { WepayFields } from './WepayFields';
import type { WePay } from './wepayWeb';

const API_VERSION = '3.0';

const mark = paymentMark({
  ground: '#14284b',
  strokes: [
    {
      path: 'M8 7.5h3.2l2 7.2 2.3-7.2h2.9l2.3 7.2 2-7.2h3.2L22.2 19h-3l-2.3-7-2.3 7h-3Zm20 0h4v4h-4Z',
      color: '#7ec8e3',
    },
  ],
});

export default ((context) => {
  const { options } = context;
  const open = async () => {
    const wepay = await scriptGlobal(
      (url, defines) => context.loadScript(url, defines),
      options.scriptUrl,
      () => (globalThis as { WePay?: WePay }).WePay,
    );
    const wrong = wepay.configure(options.environment, options.appId, API_VERSION);
    if (wrong !== undefined)
      throw new Error(
        `WePay was not set up: ${wrong.error_code ?? wrong.error_message ?? 'no reason given'}`,
      );
    return new WepayFields(context.facts.name, wepay, context.use(realm));
  };
  return { ...cardMethod(context, { provider: { name: 'WePay', open }, noteKey: 'wepayNote' }), Mark: mark };
}) satisfies Activate<'payment-method', WepayOptions>;
