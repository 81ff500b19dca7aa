import { returnAddress } from '../../../core/routing/returnAddress';

test.each([
  ['', ''],
  ['?feed=boxing&page=2', '?feed=boxing&page=2'],
  ['?a=%20b', '?a=%20b'],
  ['?utm_source=mail&gclid=1&fbclid=2&mc_eid=3', ''],
  ['?feed=boxing&utm_source=mail', '?feed=boxing'],
  ['?payment_intent_client_secret=s&id=4', '?id=4'],
  ['?utm=kept&utmost=kept', '?utm=kept&utmost=kept'],
])('with the query %s a page is returned to with %s', (search, expected) => {
  expect(returnAddress({ pathname: '/video/v1', search })).toBe(`/video/v1${expected}`);
});
