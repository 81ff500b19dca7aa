/** The rules of a gift's card. */
import { cleanup } from '@testing-library/react';
import { deliverAt, recipientProblems, recipientSent } from '../../../plugins/route/gifting/giftRules';

afterEach(cleanup);

const recipient = { name: 'Nora', email: 'nora@example.org', message: 'Enjoy!', day: '' };

describe('the rules of the card', () => {
  const today = '2026-11-21';
  test.each([
    [recipient, { name: null, email: null, day: null }],
    [
      { ...recipient, name: '  ', email: 'nora' },
      { name: 'giftNameMissing', email: 'giftEmailInvalid', day: null },
    ],
    [
      { ...recipient, day: '2026-11-20' },
      { name: null, email: null, day: 'giftDayPast' },
    ],
    [
      { ...recipient, day: today },
      { name: null, email: null, day: null },
    ],
    [
      { ...recipient, day: '2027-11-22' },
      { name: null, email: null, day: 'giftDayFar' },
    ],
  ])('GFT-011 %o', (given, problems) => expect(recipientProblems(given, today)).toEqual(problems));

  test('GFT-011 a gift for another day is sent in its morning, in the buyer’s time zone; one for today at once', () => {
    const noon = new Date(2026, 10, 21, 12).getTime();
    expect(deliverAt('2026-12-24', noon)).toBe(new Date(2026, 11, 24, 9).getTime());
    expect([deliverAt('', noon), deliverAt(today, noon), deliverAt('someday', noon)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(recipientSent({ ...recipient, message: ' \n ' }, noon)).toEqual({
      name: 'Nora',
      email: 'nora@example.org',
    });
  });
});
