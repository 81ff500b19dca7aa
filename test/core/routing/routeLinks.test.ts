/** Links whose query format two pages share. */
import { payReturnOf, payReturnQuery } from '../../../core/routing/payReturnQuery';
import {
  accountPreferencesPath,
  freeRegistrationQuery,
  isFreeRegistration,
  purchasePath,
  selectedLicenceOf,
  selectedLicenceQuery,
  signInPath,
  signOutToLoginPath,
} from '../../../core/routing/routeLinks';
import { routesIn } from './routingFixture';

test('ROU-021 the account page opens at the preferences', () => {
  expect(accountPreferencesPath(routesIn())).toBe('/account?section=preferences');
  expect(accountPreferencesPath(routesIn('PT'))).toBe('/conta?section=preferences');
});

test('ROU-104 free registration is sign-up with workflow=register-free, the rest of the query kept', () => {
  expect(freeRegistrationQuery(new URLSearchParams('from=/home&workflow=other')).toString()).toBe(
    'from=%2Fhome&workflow=register-free',
  );
  expect(isFreeRegistration(new URLSearchParams('workflow=register-free'))).toBe(true);
  expect(isFreeRegistration(new URLSearchParams('workflow=other'))).toBe(false);
});

describe('a chosen licence', () => {
  test.each([
    ['LOGIN', { selectedLicence: 'L1' }],
    ['LOGIN_PROVIDER', { selectedLicence: 'L1' }],
    ['GIFT_LOGIN', { selectedLicence: 'L1' }],
    ['PURCHASE', { 'selected-licence': 'L1' }],
    ['SIGNUP', { 'selected-licence': 'L1' }],
  ])('ROU-105 is written for %s as %j', (role, query) => {
    expect(selectedLicenceQuery(role, 'L1')).toEqual(query);
    expect(Object.keys(selectedLicenceQuery(role, undefined))).toEqual([]);
  });

  test.each([
    ['selectedLicence=L1', 'L1'],
    ['selected-licence=L1', 'L1'],
    ['selected-licence=&selectedLicence=L1', 'L1'],
    ['selectedlicence=L1', null],
    ['selectedLicence=', null],
    ['', null],
  ])('ROU-105 is read from %j as %j', (query, expected) => {
    expect(selectedLicenceOf(new URLSearchParams(query))).toBe(expected);
  });
});

test('ROU-106 PAY-052 the shop gets path and query of the page it was opened from, encoded', () => {
  const from = { pathname: '/video/7/final', search: '?a=1&b=2' };
  expect(
    new URLSearchParams(purchasePath(routesIn(), { from, selectedLicence: 'L1' }).split('?')[1]).get(
      'selected-licence',
    ),
  ).toBe('L1');
  expect(purchasePath(routesIn(), { from })).toBe('/purchase?from=%2Fvideo%2F7%2Ffinal%3Fa%3D1%26b%3D2');
  const path = purchasePath(routesIn('ES'), { from, selectedLicence: 'L1', licences: 'L1,L2' });
  expect(path.startsWith('/comprar?')).toBe(true);
  expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
    'selected-licence': 'L1',
    licences: 'L1,L2',
    from: '/video/7/final?a=1&b=2',
  });
});

describe('the return from a payment provider', () => {
  const least = { targetPaymentProvider: 'stripe', paymentProviderId: 'p1', paymentMethodType: 'card' };

  test.each([
    [least, 'targetPaymentProvider=stripe&paymentProviderId=p1&paymentMethodType=card'],
    [
      { ...least, redirectStatus: 'succeeded', from: '/video/7?a=1' },
      'targetPaymentProvider=stripe&paymentProviderId=p1&paymentMethodType=card&redirect_status=succeeded&from=%2Fvideo%2F7%3Fa%3D1',
    ],
  ])('ROU-107 %j is written and read as %s', (returned, query) => {
    expect(payReturnQuery(returned).toString()).toBe(query);
    expect(payReturnOf(new URLSearchParams(query))).toEqual(returned);
  });

  test.each([
    '',
    'targetPaymentProvider=stripe&paymentProviderId=p1',
    'targetPaymentProvider=&paymentProviderId=p1&paymentMethodType=card',
  ])('ROU-107 %j is no return', (query) => {
    expect(payReturnOf(new URLSearchParams(query))).toBeNull();
  });
});

describe('the link to signing in', () => {
  test.each([
    ['entryPage', { entryPage: '/signup' }, '/login?entryPage=%2Fsignup'],
    ['type', { type: 'signup' }, '/login?type=signup'],
    ['showPurchase', { showPurchase: true }, '/login?showPurchase=true'],
    ['partitionData', { partitionData: 'p' }, '/login?partitionData=p'],
    ['redirectTo', { redirectTo: '/home' }, '/login?redirectTo=%2Fhome'],
  ] as const)('SGN-046 keeps %s', (_name, link, expected) => {
    expect(signInPath(routesIn(), link)).toBe(expected);
  });

  test('leads to any login page and provider, with the licence in login’s spelling', () => {
    expect(
      signInPath(routesIn('PT'), { selectedLicence: 'L1' }, 'GIFT_LOGIN', {
        giftId: '3',
        authProvider: 'openid',
        clientName: 'acme',
      }),
    ).toBe('/presente/3/iniciar-sessao/openid/acme?selectedLicence=L1');
    expect(signInPath(routesIn(), { showPurchase: false })).toBe('/login');
    expect(signInPath(routesIn(), { selectedLicence: 'L1' })).toBe('/login?selectedLicence=L1');
  });

  test('signing out to the login page passes it as from', () => {
    expect(signOutToLoginPath(routesIn('ES'))).toBe('/cerrarsesion?from=%2Flogin');
    expect(signOutToLoginPath(routesIn('PT'))).toBe('/terminar-sessao?from=%2Finiciar-sessao');
  });
});
