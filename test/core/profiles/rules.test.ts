/** The rules of profiles, as tables. */
import { avatarNames, avatarOf } from '../../../core/profiles/avatars';
import {
  asksPin,
  isAboutPin,
  isPin,
  offeredAges,
  pinDigits,
  profileProblem,
} from '../../../core/profiles/rules/profileProblem';
import {
  changeOf,
  draftOf,
  draftProblems,
  type Profile,
  type ProfileDraft,
  profilesOf,
} from '../../../core/profiles/rules/profileDraft';
import { CallError } from '../../../core/sdk';

test.each<
  [from: string, isChild: boolean, to: string, wanted: Pick<Profile, 'isChild' | 'hasPin'>, asks: boolean]
>([
  ['a child', true, 'an adult with a pin', { isChild: false, hasPin: true }, true],
  ['a child', true, 'an adult without one', { isChild: false, hasPin: false }, false],
  ['a child', true, 'another child', { isChild: true, hasPin: true }, false],
  ['an adult', false, 'an adult with a pin', { isChild: false, hasPin: true }, false],
  ['an adult', false, 'a child', { isChild: true, hasPin: false }, false],
])('FAV-036 from %s (%s) to %s: %o asks for the pin: %s', (_from, isChild, _to, wanted, asks) => {
  expect(asksPin({ isChild, asksWho: false }, wanted)).toBe(asks);
});

test.each([
  ['2580', '2580', true],
  ['25 80', '2580', true],
  ['٢٥٨٠', '2580', true],
  ['۲۵۸۰', '2580', true],
  ['258', '258', false],
  ['25801', '2580', true],
  ['abcd', '', false],
  ['', '', false],
])('FAV-036 %j is read as %j; a pin: %s', (typed, digits, pin) => {
  expect([pinDigits(typed), isPin(pinDigits(typed))]).toEqual([digits, pin]);
});

const draft = (part: Partial<ProfileDraft> = {}): ProfileDraft => ({
  name: 'Mila',
  isChild: false,
  avatar: 'kite',
  pin: null,
  ...part,
});

test.each<[string, Partial<ProfileDraft>, string | null, string | null]>([
  ['is whole', {}, null, null],
  ['has no name', { name: '  ' }, 'profileNameWanted', null],
  ['has a long name', { name: 'x'.repeat(25) }, 'profileNameTooLong', null],
  ['has a name of 24', { name: 'x'.repeat(24) }, null, null],
  ['has somebody’s name', { name: ' vera ' }, 'profileNameTaken', null],
  ['has half a pin', { pin: '25' }, null, 'profilePinShape'],
  ['has a pin', { pin: '2580' }, null, null],
  ['loses its pin', { pin: '' }, null, null],
  ['is a child’s, with half a pin left from before', { isChild: true, pin: '25' }, null, null],
])('FAV-030 a profile that %s: %o', (_what, part, name, pin) => {
  expect(draftProblems(draft(part), [{ name: 'Vera' }])).toEqual({ name, pin });
});

test.each<[string, Partial<ProfileDraft>, object]>([
  ['keeps the pin', { name: ' Mila ' }, { name: 'Mila', type: 'ADULT', avatar: 'kite' }],
  ['sets a pin', { pin: '2580' }, { name: 'Mila', type: 'ADULT', avatar: 'kite', pin: '2580' }],
  ['takes the pin away', { pin: '' }, { name: 'Mila', type: 'ADULT', avatar: 'kite', pin: null }],
  [
    'becomes a child’s, which has none',
    { isChild: true, pin: '2580' },
    { name: 'Mila', type: 'CHILD', avatar: 'kite', pin: null },
  ],
])('FAV-030 FAV-036 what is sent when it %s', (_what, part, sent) => {
  expect(changeOf(draft(part))).toEqual(sent);
});

test('FAV-036 a profile of which the platform says only the least is an adult’s, without a PIN or an avatar', () => {
  const least = { id: 'o', name: 'Omar', type: 'ADULT' } as const;
  expect(profilesOf([least, null, { ...least, name: '' }])).toEqual([
    { id: 'o', name: 'Omar', isChild: false, avatar: null, hasPin: false, isMain: false },
  ]);
});

test('editing starts with the current values', () => {
  expect(draftOf({ name: 'Mila', isChild: true }, 'kite')).toEqual({
    name: 'Mila',
    isChild: true,
    avatar: 'kite',
    pin: null,
  });
});

test.each<[unknown, string]>([
  [new CallError('x', 409, 'profileLimitReached', []), 'profileLimitReached'],
  [new CallError('x', 409, 'profileNameTaken', []), 'profileNameTaken'],
  [new CallError('x', 409, 'mainProfile', []), 'profileMainStays'],
  [new CallError('x', 409, 'profileInUse', []), 'profileInUse'],
  [new CallError('x', 403, 'childProfile', []), 'profileNotForChildren'],
  [new CallError('x', 403, 'wrongPin', []), 'profilePinWrong'],
  [new CallError('x', 403, 'pinRequired', []), 'profilePinWanted'],
  [new CallError('x', 429, undefined, []), 'profilePinTooOften'],
  [new CallError('x', 500, undefined, []), 'genericError'],
  [new Error('x'), 'genericError'],
])('FAV-037 %s is shown as %s', (error, key) => {
  expect(profileProblem(error)).toBe(key);
  expect(isAboutPin(key)).toBe(key.startsWith('profilePin'));
});

test('a picture is the platform’s, else always the same for the same profile', () => {
  expect(avatarOf({ id: 'a', avatar: 'cat' })).toBe('cat');
  expect(avatarNames).toContain(avatarOf({ id: 'a', avatar: 'toString' }));
  expect(avatarOf({ id: 'a', avatar: null })).toBe(avatarOf({ id: 'a' }));
});

test('FAV-040 the ages to choose from, with a custom age of the platform in order', () => {
  expect([offeredAges(null), offeredAges(12), offeredAges(14)]).toEqual([
    [0, 6, 12, 16],
    [0, 6, 12, 16],
    [0, 6, 12, 14, 16],
  ]);
});
