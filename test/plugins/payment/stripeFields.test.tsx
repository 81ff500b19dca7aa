/** The fields of Stripe's Payment Element: preparation, state, look. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardLook } from '../../../core/sdk/cardForms/cardLook';
import { nearestLocale } from '../../../core/sdk/cardForms/nearestLocale';
import activate from '../../../plugins/payment/stripe/method';
import manifest from '../../../plugins/payment/stripe/plugin.json';
import { stripeLocales } from '../../../plugins/payment/stripe/stripeLocales';
import { appearanceOf } from '../../../plugins/payment/stripe/StripeProvider';
import { basket, factsOf, fakeContext, renderInRuntime } from 'proscenium/kit';
import { drawn, options, setup, stripe } from './stripeFixture';

describe('the fields', () => {
  test('PAY-038 are those of an intent that the platform prepared for this provider', async () => {
    const { runtime } = await drawn();
    expect(runtime.platform.calls).toEqual([
      {
        endpoint: 'initPaymentMethod',
        input: {
          body: {
            targetPaymentProvider: 'stripe',
            paymentProviderId: 'ringside-stripe',
            paymentMethodType: 'card',
          },
        },
      },
    ]);
    expect(runtime.scripts).toEqual(['https://js.stripe.com/v3/']);
    expect(stripe.seen.key).toBe('pk_realm');
    expect(stripe.seen.options).toMatchObject({
      clientSecret: 'pi_1_secret_x',
      locale: 'en',
      appearance: { theme: 'flat' },
    });
  });

  test('may use another key of the platform', async () => {
    await drawn({ ...setup, publishableKey: 'pk_market' });
    expect(stripe.seen.key).toBe('pk_market');
  });

  test('can be paid with once they are drawn, and are locked during a payment', async () => {
    const { onReady, rendered } = await drawn();
    expect(onReady).toHaveBeenLastCalledWith(true);
    expect(stripe.seen.readOnly).toBe(false);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Payment details' })).toBeInTheDocument();
    rendered.unmount();
    await drawn(setup, { disabled: true });
    expect(stripe.seen.readOnly).toBe(true);
  });

  test('are removed with the page', async () => {
    const { rendered, onReady } = await drawn();
    rendered.unmount();
    expect(stripe.calls).toContain('destroy');
    expect(onReady).toHaveBeenLastCalledWith(false);
  });

  test('that load when the page has closed are destroyed unseen', async () => {
    const { context, runtime } = fakeContext({
      options,
      pluginId: manifest.id,
      facts: factsOf({ manifest }, 'payment-method'),
      scriptSources: ['https://js.stripe.com'],
    });
    let answer: (given: object) => void = () => undefined;
    runtime.platform.answer('initPaymentMethod', () => new Promise((resolve) => (answer = resolve)));
    const { Form } = activate(context);
    const { unmount } = await renderInRuntime(
      <Form basket={basket} disabled={false} onReady={() => undefined} onProblem={() => undefined} />,
      { runtime },
    );
    unmount();
    await act(async () => answer(setup));
    expect(stripe.calls).toEqual(['elements', 'destroy']);
  });

  test('PAY-072 that cannot be set up show an error, and can be retried', async () => {
    const { runtime, onReady, onProblem } = await drawn({ ...setup, clientSecret: null });
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    expect(onReady).toHaveBeenLastCalledWith(false);
    expect(onProblem).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'setup_failed' }));
    expect(runtime.lines).toEqual(['error: Stripe could not be set up.']);
    runtime.platform.answer('initPaymentMethod', setup);
    await userEvent.click(screen.getByRole('button', { name: 'Load the fields again' }));
    await waitFor(() => expect(onReady).toHaveBeenLastCalledWith(true));
    expect(onProblem).toHaveBeenLastCalledWith(null);
  });

  test('that Stripe cannot draw show one as well', async () => {
    await drawn();
    act(() => stripe.raise('loaderror', { error: { type: 'api_error', message: 'x' } }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  test('clear an earlier problem when typed into; empty ones do not', async () => {
    const { onProblem } = await drawn();
    act(() => stripe.raise('change', { empty: true }));
    expect(onProblem).not.toHaveBeenCalled();
    act(() => stripe.raise('change', { empty: false }));
    expect(onProblem).toHaveBeenLastCalledWith(null);
  });
});

test.each([
  ['en', 'en'],
  ['pt-PT', 'pt'],
  ['pt_BR', 'pt-BR'],
  ['ar', 'ar'],
  ['es-419', 'es-419'],
  ['eo', 'auto'],
])('the realm’s %s is Stripe’s %s', (locale, expected) => {
  expect(nearestLocale(locale, stripeLocales) ?? 'auto').toBe(expected);
});

test('the fields use the realm’s colours, font and corners', () => {
  const realm = { color: (name: string) => `#${name}`, bodyFont: 'Archivo', radius: 12 };
  expect(appearanceOf(cardLook(realm), { theme: 'night' })).toMatchObject({
    theme: 'night',
    labels: 'above',
    variables: {
      colorPrimary: '#accent',
      colorBackground: '#ground',
      colorText: '#text',
      colorDanger: '#danger',
      fontFamily: 'Archivo',
      borderRadius: '12px',
    },
  });
});
