import { cardMessage, describeCard, outcomeOf, validateCard } from '../../../scripts/sandbox/fakes/testCards';

const now = new Date('2026-11-21T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12 / 26', cvc: '123' };

test.each([
  ['complete', {}, undefined],
  ['no number', { number: '' }, 'incomplete_number'],
  ['half a number', { number: '4242 4242' }, 'incomplete_number'],
  ['a mistyped number', { number: '4242 4242 4242 4241' }, 'invalid_number'],
  ['half a date', { expiry: '12' }, 'incomplete_expiry'],
  ['month 13', { expiry: '1330' }, 'invalid_expiry_month'],
  ['month 0', { expiry: '00/30' }, 'invalid_expiry_month'],
  ['a year gone by', { expiry: '12/25' }, 'invalid_expiry_year'],
  ['a month gone by', { expiry: '10/26' }, 'invalid_expiry_month'],
  ['this month', { expiry: '11/26' }, undefined],
  ['half a code', { cvc: '12' }, 'incomplete_cvc'],
  ['amex with three digits of code', { number: '3782 822463 10005' }, 'incomplete_cvc'],
  ['amex with four', { number: '378282246310005', cvc: '1234' }, undefined],
])('PAY-074 PAY-075 PAY-076 %s', (_, change, code) => {
  expect(validateCard({ ...good, ...change }, 'en', now)?.code).toBe(code);
});

test.each([
  ['4242424242424242', 'succeeds'],
  ['5555 5555 5555 4444', 'succeeds'],
  ['4000 0000 0000 3220', 'challenge'],
  ['4000000000000002', 'declined'],
])('%s %s', (number, kind) => {
  expect(outcomeOf(number, 'en').kind).toBe(kind);
});

test('messages are in the language of the form, in English where it is not supported', () => {
  expect(cardMessage('card_declined', 'pt-PT')).toBe('O cartão foi recusado.');
  expect(cardMessage('card_declined', 'fr')).toBe('Your card was declined.');
  expect(cardMessage('card_declined', 'constructor')).toBe('Your card was declined.');
});

test('a used card shows its brand and last four digits only', () => {
  expect(describeCard('5555 5555 5555 4444')).toEqual({ type: 'card', brand: 'mastercard', last4: '4444' });
});
