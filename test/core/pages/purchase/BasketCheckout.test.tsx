/** The payment of a basket that a plugin sells from. */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BasketCheckout } from '../../../../core/pages/purchase/BasketCheckout';
import { CallError, platformClient, useService, type BasketCheckoutProps } from '../../../../core/sdk';
import { basket } from '../../commerce/commerceFixture';
import { tabValues } from '../../commerce/tradingHouse';
import { openPage, settled, type HouseOptions } from './checkoutHouse';

afterEach(cleanup);

const emptied = basket({ basketItems: [], providers: [] });

/** What the plugin is told, in order; `standing` is its basket. */
async function open(options: Partial<HouseOptions> = {}, address = '/gift/a/pay') {
  const told: string[] = [];
  const scene = { standing: basket(), pay: (): { status: 'COMPLETED' | 'PENDING' } => ({ status: 'COMPLETED' }) };
  const paid: unknown[] = [];
  const props: Omit<BasketCheckoutProps, 'client'> = {
    purpose: 'gift',
    calls: {
      read: async () => scene.standing,
      pay: async (body) => {
        paid.push(body);
        return scene.pay();
      },
    },
    returnUrl: (query) => `/gift/a/pay?${query.toString()}`,
    aside: <p>The gift</p>,
    onComplete: (pending) => void told.push(pending ? 'pending' : 'complete'),
    onChanged: () => void told.push('changed'),
  };
  const Page = () => <BasketCheckout {...props} client={useService(platformClient)} />;
  const house = await openPage(Page, { address, ...options });
  await settled();
  return { ...house, told, paid, scene };
}
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay €9\.99/ }));

test('GFT-014 pays by the realm’s own ways, and tells its end', async () => {
  const { told, paid, collected } = await open();
  expect(screen.getByText('The gift')).toBeVisible();
  await pay();
  await settled();
  expect(told).toEqual(['complete']);
  expect(paid).toEqual([{ paymentArrangement: { primaryPaymentDetailsAttributes: expect.objectContaining({ paymentDetailsExternalId: 'pi_1' }) as unknown } }]);
  expect(new URL(collected[0]!).pathname).toBe('/gift/a/pay');
});

test('PAY-019 a payment whose answer was lost is told at once, and after the page was loaded again', async () => {
  const values = tabValues();
  const { told, scene } = await open({ values });
  scene.pay = () => {
    scene.standing = emptied;
    throw new CallError('payGiftBasket', 0, 'unknownError', []);
  };
  await pay();
  await settled();
  expect(told).toEqual(['complete']);
});

test('GFT-013 a basket that has become another one is not paid: the plugin looks at it', async () => {
  const { told, paid, scene } = await open();
  scene.standing = basket({ id: 'another' });
  await pay();
  await settled();
  expect([told[0], paid]).toEqual(['changed', []]);
});

test('PAY-051 GFT-014 what a provider sends back is judged, and leaves the address', async () => {
  const { house, told } = await open(
    { answers: { validatePaymentMethod: { status: 'succeeded' } }, card: { resume: async () => ({ targetPaymentProvider: 'stripe', paymentMethodType: 'card', paymentDetailsExternalId: 'pi_9' }) } },
    '/gift/a/pay?targetPaymentProvider=stripe&paymentProviderId=house-stripe&paymentMethodType=card&redirect_status=succeeded&payment_intent_client_secret=x',
  );
  await settled();
  expect(told).toEqual(['complete']);
  expect(house.navigation.current().search).toBe('');
});
