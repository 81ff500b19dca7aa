/** Codes of payments, and how an open payment ends as time passes. */
import { paymentOfCode, pixCode } from '../../../scripts/sandbox/commerce/pixCode';
import { paymentStatus } from '../../../scripts/sandbox/commerce/openPayments';

test('a code names its payment, and one changed letter invalidates it', () => {
  const code = pixCode({ location: 'pay.example/__fake/pix/pi_abc_1', title: 'Lanterna', city: 'LISBOA' });
  expect(paymentOfCode(` ${code} `)).toBe('pi_abc_1');
  expect(paymentOfCode(code.replace('Lanterna', 'Lanternb'))).toBeNull();
  // The example of the standard's own checksum: CRC-16/CCITT-FALSE of "123456789" is 29B1.
  expect(code).toMatch(/^000201010212.*6304[0-9A-F]{4}$/);
});

test.each([
  ['requires_action', null, 200, 'requires_action'],
  ['requires_action', null, 100, 'expired'],
  ['processing', null, 100, 'pending'],
  ['succeeded', null, 100, 'succeeded'],
  ['requires_payment_method', { type: 'invalid_request_error', code: 'x', message: 'x' }, 200, 'failed'],
] as const)('PAY-020 an intent that is %s is %# at its time', (status, lastError, expiresAt, expected) => {
  expect(paymentStatus({ status, lastError }, expiresAt, 150)).toBe(expected);
});
