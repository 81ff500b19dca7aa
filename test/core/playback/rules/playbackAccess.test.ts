import type { Licence } from '../../../../core/generated/platform';
import {
  offeredLicences,
  playbackAccess,
  refusalPrompt,
  type AccessFacts,
} from '../../../../core/playback/rules/playbackAccess';

const licence = (id: string): Licence => ({ id, name: id, purchaseStrategy: { type: 'PAY_PER_VIEW' } });
const pass = licence('pass');
const night = licence('night');

const granted: AccessFacts = { accessLevel: 'GRANTED', onlinePlayback: 'AVAILABLE', licences: [pass] };

test('PLY-031 granted content with online playback available plays', () => {
  expect(playbackAccess(granted)).toEqual({ granted: true, grantedOnSignIn: false, failure: null });
});

test.each(['NOT_AVAILABLE', '', null, undefined, 'available'])(
  'PLY-032 granted content with onlinePlayback %p fails and carries the licences',
  (onlinePlayback) => {
    expect(playbackAccess({ ...granted, onlinePlayback })).toEqual({
      granted: false,
      grantedOnSignIn: false,
      failure: { kind: 'unavailable', licences: [pass], status: null },
    });
  },
);

test.each([
  ['DENIED', 'denied'],
  ['GEOBLOCKED', 'geoblocked'],
] as const)('PLY-033 %s fails and carries the licences', (accessLevel, kind) => {
  expect(playbackAccess({ ...granted, accessLevel })).toEqual({
    granted: false,
    grantedOnSignIn: false,
    failure: { kind, licences: [pass], status: null },
  });
});

test('PLY-034 PLY-029 content granted on sign-in requires sign-in and sets its flag', () => {
  expect(playbackAccess({ ...granted, accessLevel: 'GRANTED_ON_SIGN_IN' })).toEqual({
    granted: false,
    grantedOnSignIn: true,
    failure: { kind: 'signInRequired', licences: [pass], status: null },
  });
});

test('PLY-035 content granted on sign-in is answered with sign-in, never with an error', () => {
  const { failure } = playbackAccess({ accessLevel: 'GRANTED_ON_SIGN_IN', onlinePlayback: 'NOT_AVAILABLE' });
  expect(failure && refusalPrompt(failure)).toBe('signIn');
});

test.each([undefined, null])('PLY-030 content with the access level %p is refused', (accessLevel) => {
  expect(playbackAccess({ ...granted, accessLevel }).failure?.kind).toBe('denied');
});

test.each([
  ['those available', { licences: [pass, night], availableLicences: [night] }, [night]],
  [
    'all when none is said to be available',
    { licences: [pass, night], availableLicences: [] },
    [pass, night],
  ],
  ['all when nothing is said', { licences: [pass] }, [pass]],
  ['none when there are none', { licences: null, availableLicences: null }, []],
])('PLY-028 the purchase prompt gets %s', (_, facts, expected) => {
  expect(offeredLicences(facts)).toEqual(expected);
});

test.each([
  ['PLY-036 denied with licences shows a purchase prompt', 'denied', [pass], 'purchase'],
  ['PLY-036 denied without licences shows none', 'denied', [], 'unavailable'],
  [
    'PLY-037 geoblocked shows the outside-region message even with licences',
    'geoblocked',
    [pass],
    'outsideRegion',
  ],
  ['PLY-032 unavailable content is not sold', 'unavailable', [pass], 'unavailable'],
] as const)('%s', (_, kind, licences, prompt) => {
  expect(refusalPrompt({ kind, licences, status: null })).toBe(prompt);
});
