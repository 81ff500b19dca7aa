/** Licences, cards, baskets, payments and gifts. */
import { signIn, text, type Answer } from '../sandboxProcess';
import type { Performances, Scene } from './scene';

const consent = [{ fieldName: 'immediateAccess', answer: true }];
const zeroBalance = {
  paymentArrangement: { primaryPaymentDetailsAttributes: { targetPaymentProvider: 'zero-balance' }, consent },
};
const put = (scene: Scene, token: string): Promise<Answer> =>
  scene.call('PUT', `/api/v2/baskets/${scene.freeLicence}`, { token });
/** A payment that the platform knows before it is made: at a bank where the realm offers one, else by its card form. */
const begunPayment = async ({ call, newcomer }: Scene) => {
  const token = await newcomer();
  const { body: licences } = await call('GET', '/api/v2/licence');
  const sold = [...licences['licences']!].find((licence) => text(licence['type']) === 'STANDARD')!;
  const basket = await call('PUT', `/api/v2/baskets/${text(sold['sku'])}?acknowledgeNoFreeTrial=true`, {
    token,
  });
  const offered = [...basket.body['providers']!];
  const method = offered.find(({ kind }) => text(kind) === 'browser') ?? offered[0]!;
  const { body } = await call('POST', '/api/v4/payment-method/init', {
    token,
    body: { targetPaymentProvider: method['name'], paymentProviderId: method['id'] },
  });
  return { token, method: text(method['name']), id: text(body['paymentDetailsExternalId']) };
};

/** A call about the first licence that a demo account of the seed holds, or has paused. */
async function held(
  { call, realm }: Scene,
  method: string,
  account: string,
  rest: string,
  body?: object,
  base = '/api/v2/customer/subscriptions/status/active',
): Promise<Answer> {
  const token = await signIn(call, `${account}@${realm}.example`);
  const { body: families } = await call('GET', '/api/v2/licence-family', { token });
  const licences = [...families['families']!].flatMap((family) => [...family['licences']!]);
  const licence = licences.find(
    ({ status }) => text(status?.['status']) === 'ACTIVE' || text(status?.['pauseState']) === 'PAUSED',
  )!;
  return call(method, `${base}/${text(licence['id'])}${rest}`, {
    token,
    ...(body === undefined ? {} : { body }),
  });
}
const cards = async ({ call, realm }: Scene, method: string, rest: string, body?: object): Promise<Answer> =>
  call(method, `/api/v2/user/card${rest}`, {
    token: await signIn(call, `yearly@${realm}.example`),
    ...(body === undefined ? {} : { body }),
  });

export const commerce = {
  answerPriceMigration: async ({ call, realm }) => {
    const token = await signIn(call, `member@${realm}.example`);
    const { body } = await call('GET', '/api/v2/customer/subscriptions/status/active', { token });
    return call('PUT', `/api/v3/price-version-migration/${text(body['licences']![0]!['id'])}-rise/consent`, {
      token,
      body: { status: 'CONTINUE' },
    });
  },
  readLicences: ({ call }) => call('GET', '/api/v2/licence'),
  readLicenceFamilies: async ({ call, realm }) =>
    call('GET', '/api/v2/licence-family?includeEntitlements=ALL_ACTIVE_USER_ENTITLEMENTS', {
      token: await signIn(call, `member@${realm}.example`),
    }),
  readActiveSubscriptions: async ({ call, realm }) =>
    call('GET', '/api/v2/customer/subscriptions/status/active', {
      token: await signIn(call, `member@${realm}.example`),
    }),
  pauseLicence: (scene) => held(scene, 'POST', 'yearly', '/pause', {}),
  resumeLicence: (scene) => held(scene, 'POST', 'paused', '/resume'),
  cancelLicence: async (scene) => {
    await held(scene, 'POST', 'paused', '/resume');
    return held(scene, 'DELETE', 'paused', '');
  },
  reactivateLicence: (scene) => held(scene, 'PATCH', 'leaving', '', undefined, '/api/v2/user/licence'),
  verifyCancellationPromo: (scene) =>
    held(scene, 'GET', 'expired', '/verify', undefined, '/api/v2/promotions/cancellation'),
  redeemCancellationPromo: (scene) =>
    held(scene, 'POST', 'expired', '/redeem', undefined, '/api/v2/promotions/cancellation'),
  // Answered already: holding.test.ts tests the success.
  refuseCancellationPromo: (scene) =>
    held(scene, 'POST', 'expired', '/refuse', undefined, '/api/v2/promotions/cancellation'),
  moveLicenceToCard: (scene) =>
    held(
      scene,
      'POST',
      'expired',
      `/card/${scene.realm}-expired-card-4444?checkBillingDetails=false`,
      undefined,
      '/api/v2/user/licence',
    ),
  readCards: (scene) => cards(scene, 'GET', ''),
  // A provider must have secured one: holding.test.ts tests the success. Here its refusal is validated
  // against the contract.
  addCard: (scene) =>
    cards(scene, 'POST', '', { targetPaymentProvider: 'stripe', paymentDetailsExternalId: 'unknown' }),
  readCardSetup: (scene) => cards(scene, 'GET', '/setup'),
  makeCardDefault: (scene) => cards(scene, 'PUT', `/${scene.realm}-yearly-card-4242`),
  removeCard: (scene) => cards(scene, 'DELETE', `/${scene.realm}-yearly-card-4444`),
  readBasket: async (scene) => {
    const token = await scene.newcomer();
    await put(scene, token);
    return scene.call('GET', '/api/v2/customer/basket', { token });
  },
  putIntoBasket: async (scene) => put(scene, await scene.newcomer()),
  addVoucher: async ({ call, voucher, newcomer }) =>
    call('PUT', `/api/v2/baskets/vouchers/${voucher}`, { token: await newcomer() }),
  removeVoucher: async ({ call, voucher, newcomer }) => {
    const token = await newcomer();
    await call('PUT', `/api/v2/baskets/vouchers/${voucher}`, { token });
    return call('DELETE', `/api/v2/baskets/vouchers/${voucher}`, { token });
  },
  payBasket: async (scene) => {
    const token = await scene.newcomer();
    await put(scene, token);
    return scene.call('POST', '/api/v2/customer/baskets/pay', { token, body: zeroBalance });
  },
  paySku: async ({ call, freeLicence, newcomer }) =>
    call('POST', `/api/v2/customer/baskets/pay/${freeLicence}?acknowledgeNoFreeTrial=false`, {
      token: await newcomer(),
      body: zeroBalance,
    }),
  initPaymentMethod: async (scene) => {
    const token = await scene.newcomer();
    await put(scene, token);
    return scene.call('POST', '/api/v4/payment-method/init', {
      token,
      body: { targetPaymentProvider: 'zero-balance' },
    });
  },
  readGiftProducts: ({ call }) => call('GET', '/api/v2/gift/products'),
  // More needs a gift on the shelf and a payment: gifts.test.ts has them.
  putGiftIntoBasket: async ({ call, newcomer }) =>
    call('POST', '/api/v2/gift/basket', {
      token: await newcomer(),
      body: { sku: 'gift-of-nothing', recipient: { name: 'Nora', email: 'nora@new.example' } },
    }),
  readGiftBasket: async ({ call, newcomer }) => call('GET', '/api/v2/basket', { token: await newcomer() }),
  readGiftBasketChanges: async ({ call, newcomer }) =>
    call('GET', '/api/v2/basket/changes', { token: await newcomer() }),
  payGiftBasket: async ({ call, newcomer }) =>
    call('POST', '/api/v2/basket/pay', { token: await newcomer(), body: zeroBalance }),
  createGuestCheckoutPrincipal: ({ call }) =>
    call('POST', '/api/v2/user/guest-checkout-principal', { body: { email: 'somebody@new.example' } }),
  redeemGift: async ({ call, newcomer }) =>
    call('POST', '/api/v2/gift/redeem', { token: await newcomer(), body: { redeemCode: 'NOT-A-CODE' } }),
  validatePaymentMethod: async (scene) => {
    const { token, method, id } = await begunPayment(scene);
    return scene.call('POST', '/api/v4/payment-method/validate', {
      token,
      body: { targetPaymentProvider: method, paymentDetailsExternalId: id },
    });
  },
  readPayment: async (scene) => {
    const { token, id } = await begunPayment(scene);
    return scene.call('GET', `/api/v4/payments/${id}`, { token });
  },
  cancelPayment: async (scene) => {
    const { token, id } = await begunPayment(scene);
    return scene.call('DELETE', `/api/v4/payments/${id}`, { token });
  },
  redeemVoucher: async ({ call, realm, voucher }) => {
    const token = await signIn(call, `member@${realm}.example`);
    const { body } = await call('GET', '/api/v2/customer/subscriptions/status/active', { token });
    return call('POST', '/api/v2/promotions/voucher/redeem', {
      token,
      body: { voucherCode: voucher, licenceId: [...body['licences']!][0]!['id'] },
    });
  },
} satisfies Performances;
