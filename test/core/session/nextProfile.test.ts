/** Which profile is selected on a device after sign-in. */
import type { Profile } from '../../../core/generated/platform';
import { nextProfile } from '../../../core/session/nextProfile';

const vera: Profile = { id: 'v', name: 'Vera', type: 'ADULT', hasPin: true, main: true };
const omar: Profile = { id: 'o', name: 'Omar', type: 'ADULT' };
const mila: Profile = { id: 'm', name: 'Mila', type: 'CHILD' };

test.each<[string, readonly Profile[], string | null, object]>([
  ['one profile', [vera], null, { kind: 'stay' }],
  ['several, nobody remembered', [vera, omar], null, { kind: 'ask' }],
  ['the one that is chosen', [vera, omar], '7 v', { kind: 'stay' }],
  ['another one', [vera, omar], '7 o', { kind: 'take', profile: omar }],
  ['a child, whom a parent with the password gets out of', [vera, mila], '7 m', { kind: 'ask' }],
  ['somebody of another account', [vera, omar], '8 o', { kind: 'ask' }],
  ['one that is gone', [vera, omar], '7 x', { kind: 'ask' }],
])('FAV-037 after signing in, with %s', (_what, profiles, remembered, next) => {
  expect(nextProfile(profiles, { viewerId: '7', present: 'v', remembered })).toEqual(next);
});
