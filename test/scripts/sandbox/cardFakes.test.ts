/** The fakes of Adyen and Braintree over HTTP, as their own scripts call them, and how the platform handles them. */
import {
  callerOf,
  runSandbox,
  signUp,
  text,
  type Answer,
  type Caller,
  type SandboxProcess,
  type Shape,
} from './sandboxProcess';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await runSandbox();
}, 120_000);
afterAll(() => sandbox.stop());

async function callFake(path: string, body: object): Promise<{ status: number; body: Shape }> {
  const answer = await fetch(`${sandbox.url}/__fake/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Shape };
}
/** The token that a field's frame gives the page in place of the typed value. */
const sealed = async (value: string): Promise<string> =>
  text((await callFake('vault', { value })).body['token']);

let accounts = 0;
/** A buyer with something to pay in the basket, and the payment that the platform has announced. */
async function buyer(realm: 'lanterna' | 'noor', sku: string) {
  const call: Caller = callerOf(sandbox.url, `${realm}-web`);
  accounts += 1;
  const token = await signUp(call, `cards-${accounts}@new.example`);
  await call('PUT', `/api/v2/baskets/${sku}`, { token });
  const provider = realm === 'lanterna' ? 'adyen' : 'braintree';
  const { body: setup } = await call('POST', '/api/v4/payment-method/init', {
    token,
    body: { targetPaymentProvider: provider },
  });
  const pay = (id: string): Promise<Answer> =>
    call('POST', '/api/v2/customer/baskets/pay', {
      token,
      body: {
        paymentArrangement: {
          primaryPaymentDetailsAttributes: {
            targetPaymentProvider: provider,
            paymentMethodType: 'card',
            paymentDetailsExternalId: id,
          },
          consent: [{ fieldName: 'immediateAccess', answer: true }],
        },
      },
    });
  return { call, token, setup, pay };
}

describe('PAY-021 Adyen', () => {
  async function session() {
    const { call, token, setup, pay } = await buyer('lanterna', 'lanterna-mensal');
    const [id, sessionData, key] = [
      text(setup['sessionId']),
      text(setup['clientSecret']),
      text(setup['publishableKey']),
    ];
    const ask = (what: string, body: object, clientKey = key) =>
      callFake(`adyen/sessions/${id}/${what}?clientKey=${clientKey}`, { sessionData, ...body });
    const payments = async (number: string) => {
      const [encryptedCardNumber, encryptedExpiryDate, encryptedSecurityCode] = await Promise.all([
        sealed(number),
        sealed('12 / 40'),
        sealed('123'),
      ]);
      return (
        await ask('payments', {
          paymentMethod: { encryptedCardNumber, encryptedExpiryDate, encryptedSecurityCode },
        })
      ).body;
    };
    const verdict = async () =>
      (
        await call('POST', '/api/v4/payment-method/validate', {
          token,
          body: { targetPaymentProvider: 'adyen', paymentDetailsExternalId: id },
        })
      ).body;
    return { id, sessionData, ask, payments, verdict, pay: () => pay(id) };
  }

  test('a session is created with its own data and its realm’s key, and with nothing else', async () => {
    const { ask } = await session();
    expect((await ask('setup', {})).body).toMatchObject({
      countryCode: 'PT',
      amount: { value: 790, currency: 'EUR' },
    });
    expect((await ask('setup', { sessionData: 'made up' })).status).toBe(422);
    expect((await ask('setup', {}, 'test_RINGSIDE')).status).toBe(422);
  });

  test.each([
    ['4000000000009995', '12'],
    ['4000000000000069', '6'],
    ['4000000000000127', '24'],
    ['4000000000000002', '2'],
  ])(
    'PAY-070 %s is refused for reason %s, which the platform gets; another card is paid in the same session, once',
    async (number, code) => {
      const { payments, verdict, pay, ask } = await session();
      expect(await payments(number)).toMatchObject({ resultCode: 'Refused' });
      expect(await verdict()).toMatchObject({ status: 'failed', code, messages: null });
      expect((await pay()).status).toBe(402);
      expect(await payments('4242424242424242')).toMatchObject({ resultCode: 'Authorised' });
      expect(await verdict()).toMatchObject({ status: 'succeeded', code: null });
      expect((await pay()).body).toMatchObject({ status: 'COMPLETED' });
      expect((await ask('payments', {})).status).toBe(422);
    },
  );

  test.each([
    ['complete', 'Authorised', 'succeeded'],
    ['fail', 'Refused', 'failed'],
  ])('a bank that is answered %s: %s', async (outcome, resultCode, status) => {
    const { payments, ask, verdict } = await session();
    const { action } = (await payments('4000000000003220')) as { action?: Shape };
    expect(action).toMatchObject({ type: 'threeDS2', subtype: 'challenge' });
    expect(await verdict()).toMatchObject({ status: 'pending' });
    const answered = (await callFake('adyen/challenge', { clientSecret: text(action?.['token']), outcome }))
      .body;
    expect(
      (await ask('paymentDetails', { details: { threeDSResult: text(answered['threeDSResult']) } })).body,
    ).toMatchObject({ resultCode });
    expect(await verdict()).toMatchObject({ status });
  });

  test('a value sealed by a field can be opened once', async () => {
    const { ask } = await session();
    const token = {
      encryptedCardNumber: await sealed('4000000000009995'),
      encryptedExpiryDate: await sealed('12 / 40'),
      encryptedSecurityCode: await sealed('123'),
    };
    expect((await ask('payments', { paymentMethod: token })).status).toBe(200);
    expect((await ask('payments', { paymentMethod: token })).status).toBe(422);
  });
});

describe('PAY-021 Braintree', () => {
  async function account() {
    const { setup, pay, call, token } = await buyer('noor', 'noor-plus-month');
    const authorization = text(setup['clientSecret']);
    const tokenize = async (number: string) => {
      const [one, two, three] = await Promise.all([sealed(number), sealed('12 / 40'), sealed('123')]);
      return text(
        (
          await callFake('braintree/tokenize', {
            authorization,
            sealed: { number: one, expirationDate: two, cvv: three },
          })
        ).body['nonce'],
      );
    };
    const lookup = async (nonce: string) =>
      (await callFake('braintree/lookup', { authorization, nonce })).body;
    return { authorization, tokenize, lookup, pay, call, token };
  }

  test('only a client token of the platform creates nonces', async () => {
    expect((await callFake('braintree/configuration', { authorization: 'bm90aGluZw==' })).status).toBe(403);
    expect(
      (await callFake('braintree/configuration', { authorization: (await account()).authorization })).status,
    ).toBe(200);
  });

  test.each([
    ['4000000000009995', '2001'],
    ['4000000000000069', '2004'],
    ['4000000000000127', '2010'],
  ])('PAY-070 %s becomes a nonce; the processor answers %s when it is charged', async (number, code) => {
    const { tokenize, lookup, pay } = await account();
    const { nonce } = await lookup(await tokenize(number));
    const refused = await pay(text(nonce));
    expect([refused.status, refused.body['code']]).toEqual([402, code]);
  });

  test('a nonce that its bank has verified is charged once, the one before it never', async () => {
    const { tokenize, lookup, pay } = await account();
    const first = await tokenize('4242424242424242');
    const { nonce, threeDSecureInfo } = await lookup(first);
    expect(threeDSecureInfo).toMatchObject({ liabilityShifted: true });
    expect((await pay(first)).status).toBe(402);
    expect((await pay(text(nonce))).body).toMatchObject({ status: 'COMPLETED' });
  });

  test.each([
    ['complete', true],
    ['fail', false],
  ])('a bank that is answered %s: charged %s', async (outcome, isPaid) => {
    const { authorization, tokenize, lookup, pay } = await account();
    const nonce = await tokenize('4000000000003220');
    expect(await lookup(nonce)).toMatchObject({ challenge: true });
    expect((await pay(nonce)).status).toBe(402);
    const answered = (
      await callFake('braintree/challenge', { clientSecret: nonce, key: authorization, outcome })
    ).body;
    expect(answered['threeDSecureInfo']).toMatchObject({ liabilityShifted: isPaid });
    expect((await pay(text(answered['nonce']))).status).toBe(isPaid ? 200 : 402);
  });

  test('PAY-004 the card of a purchase is saved, and pays for the next without a form', async () => {
    const { tokenize, lookup, pay, call, token } = await account();
    const { nonce } = await lookup(await tokenize('4242424242424242'));
    expect((await pay(text(nonce))).status).toBe(200);
    const { body } = await call('PUT', '/api/v2/baskets/noor-plus-year?acknowledgeNoFreeTrial=true', {
      token,
    });
    const savedCard = body['primaryPaymentDetails']!;
    expect(savedCard).toMatchObject({
      targetPaymentProvider: 'braintree',
      paymentMethodDetails: { type: 'card', brand: 'visa', last4: '4242' },
    });
    expect((await pay('card-of-somebody-else')).status).toBe(402);
    expect((await pay(text(savedCard['paymentDetailsExternalId']))).body).toMatchObject({
      status: 'COMPLETED',
      primaryPaymentDetails: { paymentMethodDetails: { last4: '4242' } },
    });
  });
});

describe('PAY-033 a saved card whose bank requires 3-D Secure', () => {
  /** A viewer of Noor with a saved card of a purchase, about to buy once more. */
  async function keeper() {
    const { setup, pay, call, token } = await buyer('noor', 'noor-plus-month');
    const authorization = text(setup['clientSecret']);
    const [number, expirationDate, cvv] = await Promise.all([
      sealed('4000000000003220'),
      sealed('12 / 40'),
      sealed('123'),
    ]);
    const nonce = text(
      (await callFake('braintree/tokenize', { authorization, sealed: { number, expirationDate, cvv } })).body[
        'nonce'
      ],
    );
    const vouched = (
      await callFake('braintree/challenge', { clientSecret: nonce, key: authorization, outcome: 'complete' })
    ).body;
    expect((await pay(text(vouched['nonce']))).status).toBe(200);
    const { body } = await call('PUT', '/api/v2/baskets/noor-plus-year?acknowledgeNoFreeTrial=true', {
      token,
    });
    return { pay, card: text(body['primaryPaymentDetails']!['paymentDetailsExternalId']) };
  }

  test.each([
    ['complete', 200],
    ['fail', 402],
  ])('Braintree: the nonce of the saved card is verified; %s answers %i', async (outcome, status) => {
    const { pay, card } = await keeper();
    const { challenge, ...asked } = (await pay(card)).body;
    expect([asked['status'], challenge]).toMatchObject([
      'CHALLENGE',
      { targetPaymentProvider: 'braintree', bin: '400000' },
    ]);
    const [key, clientSecret] = [
      text(challenge!['clientSecret']),
      text(challenge!['paymentDetailsExternalId']),
    ];
    expect(
      (await callFake('braintree/lookup', { authorization: key, nonce: clientSecret })).body,
    ).toMatchObject({ challenge: true });
    expect((await pay(clientSecret)).status).toBe(402);
    const answered = (await callFake('braintree/challenge', { clientSecret, key, outcome })).body;
    expect((await pay(text(answered['nonce']))).status).toBe(status);
  });

  test.each([
    ['complete', 'succeeded', 200],
    ['fail', 'failed', 402],
  ])(
    'Adyen: its action is carried out, and the platform passes on the bank’s answer: %s, %s',
    async (outcome, verdict, status) => {
      const { call, token, setup, pay } = await buyer('lanterna', 'lanterna-mensal');
      const [id, sessionData] = [text(setup['sessionId']), text(setup['clientSecret'])];
      const [encryptedCardNumber, encryptedExpiryDate, encryptedSecurityCode] = await Promise.all([
        sealed('4000000000003220'),
        sealed('12 / 40'),
        sealed('123'),
      ]);
      const ask = (what: string, body: object) =>
        callFake(`adyen/sessions/${id}/${what}?clientKey=${text(setup['publishableKey'])}`, {
          sessionData,
          ...body,
        });
      const { body: begun } = await ask('payments', {
        paymentMethod: { encryptedCardNumber, encryptedExpiryDate, encryptedSecurityCode },
      });
      const yes = (
        await callFake('adyen/challenge', {
          clientSecret: text(begun['action']!['token']),
          outcome: 'complete',
        })
      ).body;
      await ask('paymentDetails', { details: { threeDSResult: text(yes['threeDSResult']) } });
      expect((await pay(id)).status).toBe(200);

      const { body } = await call('PUT', '/api/v2/baskets/lanterna-anual?acknowledgeNoFreeTrial=true', {
        token,
      });
      const { challenge } = (await pay(text(body['primaryPaymentDetails']!['paymentDetailsExternalId'])))
        .body;
      expect(challenge).toMatchObject({
        countryCode: 'PT',
        action: { type: 'threeDS2', subtype: 'challenge' },
        sessionId: null,
      });
      const [named, action] = [text(challenge!['paymentDetailsExternalId']), challenge!['action']!];
      const { threeDSResult } = (
        await callFake('adyen/challenge', { clientSecret: text(action['token']), outcome })
      ).body;
      const judged = await call('POST', '/api/v4/payment-method/validate', {
        token,
        body: {
          targetPaymentProvider: 'adyen',
          paymentDetailsExternalId: named,
          parameters: { threeDSResult: text(threeDSResult) },
        },
      });
      expect(judged.body['status']).toBe(verdict);
      expect((await pay(named)).status).toBe(status);
    },
  );
});
