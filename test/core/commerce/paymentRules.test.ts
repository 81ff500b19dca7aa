/** Payment problems, returns, choices and restrictions, as the requirement ledger's tables state them. */
import {
  cardCodes,
  cardErrorKey,
  paymentProblem,
  voucherProblem,
} from '../../../core/commerce/rules/paymentProblem';
import { payReturnStep } from '../../../core/commerce/rules/payReturn';
import { keptProvider } from '../../../core/commerce/rules/providerSelection';
import { isFinal, isSameCharge, isUnanswered, type Charge } from '../../../core/commerce/rules/payCall';
import { purchaseRestriction } from '../../../core/commerce/rules/purchaseRestriction';
import { navigationLicences } from '../../../core/commerce/navigationLicences';
import { CallError, PaymentRefusal } from '../../../core/sdk';
import en from '../../../core/commerce/messages/en.json';
import { licence, offered } from './commerceFixture';

const refused = (status: number, code: string | undefined, messages: string[] = [], body?: unknown) =>
  new CallError('payBasket', status, code, messages, body);
const text = (message: string) => ({ kind: 'message', message: { text: message }, field: null });
const key = (name: string) => ({ kind: 'message', message: { key: name }, field: null });
const fields = [{ fieldName: 'line1', fieldType: 'line1', required: true }];

describe('payment problems', () => {
  test.each<[string, unknown, object]>([
    [
      'PAY-060 a denied trial asks',
      refused(409, 'freeTrialDenied', ['No trial.']),
      { kind: 'freeTrialDenied' },
    ],
    ['PAY-060 another conflict does not', refused(409, 'basketChanged'), key('basketChanged')],
    [
      'PAY-061 missing requirements are named',
      refused(424, 'BASKET_REQUIREMENTS_FAILED', [], { missingFields: fields }),
      { kind: 'missingFields', missingFields: fields },
    ],
    [
      'PAY-061 even when there is no list',
      refused(424, 'BASKET_REQUIREMENTS_FAILED'),
      { kind: 'missingFields', missingFields: [] },
    ],
    [
      'PAY-062 card_declined speaks for itself',
      refused(402, 'card_declined', ['Your bank said no.']),
      text('Your bank said no.'),
    ],
    [
      'PAY-062 incorrect_number too',
      refused(402, 'incorrect_number', ['Not this number.']),
      text('Not this number.'),
    ],
    ['PAY-063', refused(409, 'INVALID_TIER_CHANGE', ['x']), key('invalidTierChange')],
    ['PAY-064', refused(400, 'BAD_REQUEST', ['x']), key('paymentError')],
    ['PAY-065', refused(400, 'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED'), key('maxPaymentMethodsErrorMessage')],
    ['PAY-066', refused(403, 'CAPTCHA_FAIL_ERROR'), key('captchaFailed')],
    ['PAY-071', refused(403, 'CHALLENGE_FAILED'), key('captchaFailed')],
    ['an order that is gone', refused(404, 'basketEmpty'), key('basketChanged')],
    ['what is held already', refused(409, 'alreadyEntitled', ['x']), key('alreadyEntitled')],
    ['a payment that nobody knows', refused(404, 'paymentUnknown'), key('paymentUnknownText')],
    [
      'PAY-067 any other code is shown as it is',
      refused(402, 'WALLET_FROZEN', ['The wallet is frozen.']),
      text('WALLET_FROZEN'),
    ],
    [
      'PAY-068 without a code the messages are shown',
      refused(500, undefined, ['One.', 'Two.']),
      text('One., Two.'),
    ],
    ['PAY-068 with neither, the error itself', new Error('socket closed'), text('socket closed')],
    ['PAY-069 nothing at all', refused(500, undefined), key('failedPayment')],
    ['PAY-069 no answer', refused(0, 'unknownError'), key('failedPayment')],
    ['PAY-069 an error without words', new Error(''), key('failedPayment')],
    [
      'PAY-072 fields that could not be set up',
      new PaymentRefusal('setup_failed', ''),
      key('anErrorOccured'),
    ],
    [
      'PAY-072 a denied trial before all else',
      refused(409, 'freeTrialDenied', [], { missingFields: fields }),
      { kind: 'freeTrialDenied' },
    ],
  ])('%s', (_, error, problem) => {
    expect(paymentProblem(error)).toEqual(problem);
  });

  test('PAY-062 a provider’s own refusal keeps its sentence and its field', () => {
    expect(paymentProblem(new PaymentRefusal('incorrect_number', 'Not this number.', 'number'))).toEqual({
      kind: 'message',
      message: { text: 'Not this number.' },
      field: 'number',
    });
  });

  test('a code that card providers share has one text, from the platform and from the provider', () => {
    expect(paymentProblem(refused(402, 'expired_card', ['x']))).toEqual(key('expired_card'));
    expect(paymentProblem(new PaymentRefusal('expired_card', 'x', 'expiry'))).toMatchObject({
      message: { key: 'expired_card' },
      field: 'expiry',
    });
  });
});

describe('card errors', () => {
  const expected = [
    ...['card_error', 'expired_card', 'incorrect_zip', 'card_declined'],
    ...[
      'incorrect_number',
      'invalid_number',
      'incomplete_number',
      'incorrect_cvc',
      'invalid_cvc',
      'incomplete_cvc',
    ],
    ...['', '_month', '_year'].flatMap((part) =>
      ['invalid', 'incorrect', 'incomplete'].map((what) => `${what}_expiry${part}`),
    ),
  ];
  test('PAY-073 PAY-074 PAY-075 PAY-076 every card code has a text', () => {
    expect([...cardCodes].sort()).toEqual([...expected].sort());
    for (const code of expected) {
      expect(cardErrorKey(code)).toBe(code);
      expect(en).toHaveProperty(code);
    }
  });

  test.each([
    ['PAY-073 a missing card', 'missing', 'card_missing'],
    ['PAY-073 the generic label', 'generic', 'card_generic'],
    ['PAY-077 any unknown code', 'card_velocity_exceeded', 'card_generic'],
    ['PAY-076 a year that has passed', 'invalid_expiry_year_past', 'invalid_expiry_year'],
  ])('%s', (_, code, label) => {
    expect(cardErrorKey(code)).toBe(label);
    expect(en).toHaveProperty(label);
  });
});

describe('pay return', () => {
  const returned = (more = '') =>
    new URLSearchParams(
      `targetPaymentProvider=stripe&paymentProviderId=demo-stripe&paymentMethodType=card${more}`,
    );

  test.each([
    ['&redirect_status=failed', true],
    ['&redirect_status=canceled', true],
    ['&redirect_status=succeeded', false],
    ['&redirect_status=pending', false],
    ['&redirect_status=golden', false],
    ['', false],
  ])('PAY-051 with "%s" the platform is asked; that the address denies it is %s', (more, denied) => {
    expect(payReturnStep(returned(`${more}&from=%2Fvideo%2F7`))).toMatchObject({
      kind: 'judge',
      denied,
      from: '/video/7',
    });
  });

  test('PAY-039 PAY-050 the provider’s parameters are validated, without its secrets and without core’s own', () => {
    const step = payReturnStep(
      returned(
        '&redirect_status=succeeded&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&from=%2F',
      ),
    );
    expect(step).toEqual({
      kind: 'judge',
      denied: false,
      from: '/',
      body: {
        targetPaymentProvider: 'stripe',
        paymentProviderId: 'demo-stripe',
        paymentMethodType: 'card',
        parameters: { redirect_status: 'succeeded', payment_intent: 'pi_1' },
      },
    });
  });

  test('PAY-050 an address without its three parts is no return', () => {
    expect(payReturnStep(new URLSearchParams('redirect_status=succeeded'))).toEqual({ kind: 'none' });
  });
});

test.each([
  ['is kept while it is offered', 'b', ['a', 'b'], 'b'],
  ['is dropped when it no longer is', 'b', ['a', 'c'], null],
  ['is the only one there is', null, ['a'], 'a'],
  ['stays open between several', null, ['a', 'b'], null],
  ['is nothing among none', 'a', [], null],
])('PAY-012 the provider %s', (_, chosen, offered, expected) => {
  expect(keptProvider(chosen, offered)).toBe(expected);
});

describe('restriction', () => {
  const open = { isChild: false, vpnDisallowed: true, addressCountryRestriction: [] };
  const here = { country: 'PT', onVpn: false };
  const list = (
    type: 'BLACKLIST' | 'WHITELIST',
    countries: string[],
    context: 'REGISTRATION' | 'PURCHASE' = 'REGISTRATION',
  ) => ({
    ...open,
    addressCountryRestriction: [{ type, context, countries }],
  });
  test.each([
    ['nothing restricts it', open, here, null],
    ['SGN-074 FAV-041 a child', { ...open, isChild: true }, here, 'kidPurchasePermissionDenied'],
    ['SGN-076 FAV-041 on a VPN', open, { ...here, onVpn: true }, 'vpnErrorMessage'],
    ['a VPN where it is allowed', { ...open, vpnDisallowed: false }, { ...here, onVpn: true }, null],
    ['SGN-075 SGN-079 on a blacklist', list('BLACKLIST', ['PT']), here, 'signupGeoRestriction'],
    ['SGN-079 not on a blacklist', list('BLACKLIST', ['FR']), here, null],
    ['SGN-075 SGN-079 missing from a whitelist', list('WHITELIST', ['FR']), here, 'signupGeoRestriction'],
    ['SGN-079 on a whitelist', list('WHITELIST', ['PT']), here, null],
    ['SGN-079 another context does not count', list('BLACKLIST', ['PT'], 'PURCHASE'), here, null],
    ['a country that is not known', list('WHITELIST', ['FR']), { ...here, country: null }, null],
    [
      'SGN-077 FAV-042 a child before a VPN',
      { ...list('BLACKLIST', ['PT']), isChild: true },
      { ...here, onVpn: true },
      'kidPurchasePermissionDenied',
    ],
    [
      'SGN-077 FAV-042 a VPN before the territory',
      list('BLACKLIST', ['PT']),
      { ...here, onVpn: true },
      'vpnErrorMessage',
    ],
  ] as const)('%s', (_, rules, whereabouts, restriction) => {
    expect(purchaseRestriction(rules, whereabouts)).toBe(restriction);
  });
});

test.each([
  ['nothing', null],
  ['another page’s state', { scroll: 4 }],
  ['no list', { licences: 'all' }],
  ['a list of none', { licences: [{ id: 4 }, null, { id: 'a', name: 'b' }] }],
])('LIC-085 a navigation that carries %s brings no licences', (_, state) => {
  expect(navigationLicences(state)).toBeNull();
});

test('LIC-085 valid licences from the navigation are taken, others are dropped', () => {
  expect(navigationLicences({ licences: [licence(), { id: 'broken' }] })).toEqual([offered()]);
});

describe('result of a failed pay call', () => {
  test.each<[string, unknown, { final: boolean; unanswered: boolean }]>([
    ['PAY-062 a card that was declined', refused(402, 'card_declined'), { final: true, unanswered: false }],
    ['PAY-019 an answer that was lost', refused(0, 'unknownError'), { final: false, unanswered: true }],
    [
      'PAY-019 an answer that cannot be read',
      refused(200, 'unknownError'),
      { final: false, unanswered: true },
    ],
    ['PAY-019 a failure of the platform', refused(500, 'internal'), { final: false, unanswered: true }],
    ['PAY-060 a trial to ask about', refused(409, 'freeTrialDenied'), { final: false, unanswered: false }],
    ['another conflict', refused(409, 'basketChanged'), { final: true, unanswered: false }],
    [
      'PAY-061 missing details',
      refused(424, 'BASKET_REQUIREMENTS_FAILED'),
      { final: false, unanswered: false },
    ],
    ['too many calls', refused(429, 'slowDown'), { final: false, unanswered: false }],
    [
      'the provider’s own refusal',
      new PaymentRefusal('expired_card', ''),
      { final: true, unanswered: false },
    ],
  ])('%s', (_, error, { final, unanswered }) => {
    expect([isFinal(error), isUnanswered(error)]).toEqual([final, unanswered]);
  });

  const charge: Charge = {
    basketId: 'b',
    skus: ['a'],
    currency: 'EUR',
    due: 999,
    providerId: 'p',
    recipient: null,
    version: null,
    idempotent: false,
  };
  test.each<[string, Partial<Charge>]>([
    ['basket', { basketId: 'c' }],
    ['thing', { skus: ['a', 'z'] }],
    ['currency', { currency: 'GBP' }],
    ['amount', { due: 1 }],
    ['payment method', { providerId: null }],
    ['recipient', { recipient: 'Nora' }],
    ['version', { version: 'v2' }],
  ])('PAY-019 an authorization is valid for no other %s', (_, other) => {
    expect(isSameCharge(charge, { ...charge })).toBe(true);
    expect(isSameCharge(charge, { ...charge, ...other })).toBe(false);
  });
});

test.each<[string, unknown, object]>([
  ['an unknown code', refused(404, 'voucherUnknown', ['No.']), { key: 'voucherUnknown' }],
  ['one that has run out', refused(409, 'voucherExpired', ['No.']), { key: 'voucherExpired' }],
  [
    'a reason unknown to core',
    refused(409, 'voucherNotToday', ['Not on Sundays.']),
    { text: 'Not on Sundays.' },
  ],
  ['a 404 without words', refused(404, undefined), { key: 'voucherUnknown' }],
  ['no answer', refused(0, 'unknownError'), { key: 'voucherFailed' }],
  ['a failure of the platform', refused(500, 'voucherUnknown', ['Boom.']), { key: 'voucherFailed' }],
])('PAY-035 a voucher with %s', (_, error, problem) => {
  expect(voucherProblem(error)).toEqual(problem);
});
