/** Scripts of payment providers that load but do not define what they should. */
import { act, cleanup } from '@testing-library/react';
import type { Activate, PaymentMethod } from '../../../core/sdk';
import adyen from '../../../plugins/payment/adyen/method';
import alipay from '../../../plugins/payment/alipay/method';
import bancontact from '../../../plugins/payment/bancontact/method';
import braintree from '../../../plugins/payment/braintree/method';
import ideal from '../../../plugins/payment/ideal/method';
import stripe from '../../../plugins/payment/stripe/method';
import wepay from '../../../plugins/payment/wepay/method';
import { basket, fakeContext, renderInRuntime } from 'proscenium/kit';

const scriptUrl = 'https://provider.example/sdk.js';
const setup = { clientSecret: 'secret', paymentDetailsExternalId: 'pay-1' };
const cards = { stripe, adyen, braintree, wepay } as unknown as Readonly<
  Record<string, Activate<'payment-method', object>>
>;
const elsewhere = { ideal, bancontact, alipay } as unknown as typeof cards;

afterEach(() => cleanup());

/** For each script, whether its expected global is defined; nothing has defined any here. */
async function asked(
  name: string,
  draw: (method: PaymentMethod, runtime: ReturnType<typeof fakeContext>['runtime']) => Promise<unknown>,
): Promise<readonly (boolean | undefined)[]> {
  const seen: (boolean | undefined)[] = [];
  const { context, runtime } = fakeContext({
    options: { scriptUrl, publishableKey: 'pk', clientKey: 'key', threeDSecure: 'required' },
    pluginId: `payment/${name}`,
    facts: { name },
    scriptSources: ['https://provider.example'],
  });
  runtime.platform.answer('initPaymentMethod', { ...setup, targetPaymentProvider: name });
  const loadScript = async (_: string, defines?: () => boolean): Promise<void> => {
    seen.push(defines?.());
    throw new Error(`${scriptUrl} has run, but what it should define is not there.`);
  };
  const method = await (cards[name] ?? elsewhere[name])?.({ ...context, loadScript });
  if (method === undefined) throw new Error(`There is no ${name}.`);
  await draw(method, runtime);
  return seen;
}

describe('PAY-072 each names what its script defines: a script without it is reported by name, and fetched anew', () => {
  test.each(Object.keys(cards))('%s', async (name) => {
    const onProblem = jest.fn();
    const seen = await asked(name, async ({ Form }, runtime) => {
      if (Form === undefined) throw new Error('A card has fields.');
      await renderInRuntime(
        <Form basket={basket} disabled={false} onReady={() => undefined} onProblem={onProblem} />,
        { runtime },
      );
      await act(async () => undefined);
    });
    expect(new Set(seen)).toEqual(new Set([false]));
    expect(onProblem).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'setup_failed' }));
  });

  test.each(Object.keys(elsewhere))('%s', async (name) => {
    const seen = await asked(name, (method) =>
      method.collect(basket, 'https://ringside.localhost/pay').catch(() => undefined),
    );
    expect(seen).toEqual([false]);
  });
});
