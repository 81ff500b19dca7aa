/** The parental age limit of a profile, and how it is unlocked. */
import { lockOf, parentalLimit } from '../../../scripts/sandbox/profiles/parentalLimit';

const off = { enabled: false, maxRating: null, unlocked: false };
const from12 = { enabled: true, maxRating: 12, unlocked: false };

test.each([
  ['an adult without a control', 'ADULT', off, 18, null],
  ['an adult below the age', 'ADULT', from12, 11, null],
  ['an adult at the age itself', 'ADULT', from12, 12, null],
  ['an adult beyond it', 'ADULT', from12, 13, 'PIN'],
  ['an adult beyond it who has given the pin', 'ADULT', { ...from12, unlocked: true }, 18, null],
  ['an adult, of what has no rating', 'ADULT', from12, undefined, null],
  ['a child at twelve', 'CHILD', off, 12, null],
  ['a child beyond twelve', 'CHILD', off, 13, 'PROFILE'],
  ['a child whose parents allow more', 'CHILD', { ...from12, maxRating: 16 }, 13, 'PROFILE'],
  ['a child whose parents allow less, at that age', 'CHILD', { ...from12, maxRating: 6 }, 6, null],
  ['a child whose parents allow less, beyond it', 'CHILD', { ...from12, maxRating: 6 }, 7, 'PROFILE'],
  ['a child, for whom no pin opens anything', 'CHILD', { ...from12, unlocked: true }, 13, 'PROFILE'],
] as const)('FAV-040 %s', (_who, type, facts, ageRating, lock) => {
  expect(lockOf({ kind: 'account', parental: parentalLimit(type, facts) }, ageRating)).toBe(lock);
});
