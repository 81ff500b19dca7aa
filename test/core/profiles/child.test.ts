/** The restrictions of a child's profile, across all modules that enforce them. */
import { actionKey, isLocked } from '../../../core/catalogue/cardLabel';
import { isPurchasable } from '../../../core/commerce/rules/licencePurchase';
import { purchaseRestriction } from '../../../core/commerce/rules/purchaseRestriction';
import { playbackAccess, refusalPrompt } from '../../../core/playback/rules/playbackAccess';
import { isVisible } from '../../../core/shell/menuEntries';
import { euro, offered } from '../commerce/commerceFixture';

const view = (name: string) => ({ type: 'view', data: { view: name } }) as const;
const viewer = { isGuest: false, liveShown: true, scheduleShown: true } as const;

test.each([
  ['NAV-037 FAV-035', 'account', false, true, false],
  ['NAV-037 FAV-035', 'preferences', false, true, false],
  ['FAV-032 FAV-036', 'account', true, true, true],
  ['NAV-037 FAV-035', 'preferences', true, true, false],
  ['NAV-036', 'logout', true, true, true],
] as const)(
  '%s the item %s, with profiles on: %s, exists for an adult: %s, for a child: %s',
  (_ids, item, profilesShown, adult, child) => {
    expect([
      isVisible(view(item), { ...viewer, profilesShown, isChild: false }),
      isVisible(view(item), { ...viewer, profilesShown, isChild: true }),
    ]).toEqual([adult, child]);
  },
);

test.each([
  ['an adult', false, true],
  ['a child', true, false],
])('FAV-034 SGN-080 %s may buy a licence: %s %s', (_who, isChild, may) => {
  expect(isPurchasable(offered({ amounts: [euro(999)] }), { allowFreePurchase: true, isChild })).toBe(may);
});

test('FAV-034 FAV-042 a child’s restriction comes before any other', () => {
  expect(
    purchaseRestriction(
      { isChild: true, vpnDisallowed: true, addressCountryRestriction: [] },
      { country: 'US', onVpn: true },
    ),
  ).toBe('kidPurchasePermissionDenied');
});

test.each([
  ['GRANTED', null, 'watchNow', false, null],
  ['GRANTED', 'PIN', 'pinToWatch', true, 'pin'],
  ['GRANTED', 'PROFILE', 'notForProfile', true, 'otherProfile'],
  ['DENIED', 'PIN', 'purchase', true, 'unavailable'],
  ['GRANTED_ON_SIGN_IN', null, 'signInToWatch', true, 'signIn'],
] as const)(
  'FAV-040 content that is %s and under parental control: %s shows %s on its card, is locked: %s, and its page asks for: %s',
  (accessLevel, parentalLock, action, locked, prompt) => {
    expect([actionKey({ accessLevel, parentalLock }), isLocked({ accessLevel, parentalLock })]).toEqual([
      action,
      locked,
    ]);
    const access = playbackAccess({ accessLevel, parentalLock, onlinePlayback: 'AVAILABLE' });
    expect(access.granted ? null : refusalPrompt(access.failure)).toBe(prompt);
  },
);
