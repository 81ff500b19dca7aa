/** What is restored on a device after sign-in: language, profile, and the page to return to. */
import type { Profile, SessionUser } from '../../../core/generated/platform';
import { restorePreferences } from '../../../core/session/SignInEnding';
import { CallError } from '../../../core/sdk';
import { signInFixture } from './signInSite';
import { idEntry, realmWith } from './signInFixture';

const vera: Profile = { id: 'v', name: 'Vera', type: 'ADULT' };
const omar: Profile = { id: 'o', name: 'Omar', type: 'ADULT' };
const user: SessionUser = {
  id: '7',
  role: 'USER',
  isGuest: false,
  profile: { id: 'v', name: 'Vera', type: 'ADULT' },
};

interface Given {
  readonly profiles?: readonly Profile[] | CallError;
  readonly remembered?: string;
  readonly status?: 'NONE' | 'ENABLED';
  readonly stored?: string | null;
  readonly preferred?: string | null | CallError;
  readonly offered?: readonly string[];
}

function fixtureOf({
  profiles = [vera],
  remembered,
  status = 'ENABLED',
  stored = null,
  preferred = null,
  offered = ['en', 'pt'],
}: Given) {
  const runtime = signInFixture({
    realm: realmWith([idEntry], { settings: { profileConfiguration: { status } } }),
  });
  runtime.platform.answer('readProfiles', profiles instanceof CallError ? profiles : { profiles, limit: 5 });
  runtime.platform.answer('switchProfile', { authorisationToken: 'a-o', refreshToken: 'r-o' });
  runtime.platform.answer(
    'readPreferences',
    preferred instanceof CallError ? preferred : { language: preferred },
  );
  const values = new Map(remembered === undefined ? [] : [['profile.last', remembered]]);
  const session = {
    viewer: { id: user.id },
    user,
    changeProfile: async ({ authorisationToken }: { authorisationToken: string }) =>
      void runtime.story.push(`profile ${authorisationToken}`),
    askWho: (asks: boolean) => void runtime.story.push(`asks ${asks}`),
  };
  const parts = {
    ...runtime.parts,
    session: session as unknown as typeof runtime.parts.session,
    values: {
      read: (key: string) => values.get(key) ?? null,
      write: () => undefined,
      remove: () => undefined,
    },
    languages: { ...runtime.parts.languages, stored: () => stored, offered },
  };
  return { runtime, parts };
}

test.each<[string, Given, string | undefined]>([
  ['a device that nobody chose a language on takes the account’s', { preferred: 'pt' }, 'language pt'],
  ['… also where the realm offers it in another country’s form', { preferred: 'pt-BR' }, 'language pt'],
  ['what was chosen on the device stays', { preferred: 'pt', stored: 'en' }, undefined],
  ['an account that prefers nothing changes nothing', { preferred: null }, undefined],
  ['what the realm does not offer is passed over', { preferred: 'ja' }, undefined],
  ['the language that is shown already is left as it is', { preferred: 'en' }, undefined],
  ['a realm of one language asks nothing', { preferred: 'pt', offered: ['en'] }, undefined],
  [
    'a platform that does not say leaves the page as it is',
    { preferred: new CallError('readPreferences', 500, undefined, []) },
    undefined,
  ],
])('LOC-009 FAV-027 %s', async (_what, given, expected) => {
  const { runtime, parts } = fixtureOf({ status: 'NONE', ...given });
  await restorePreferences(parts);
  expect(runtime.story.find((line) => line.startsWith('language'))).toBe(expected);
});

test.each<[string, Given, asks: boolean, taken: string | undefined]>([
  ['a realm without profiles', { status: 'NONE', profiles: [vera, omar] }, false, undefined],
  ['one profile', {}, false, undefined],
  ['several, nobody remembered', { profiles: [vera, omar] }, true, undefined],
  ['several, one remembered', { profiles: [vera, omar], remembered: '7 o' }, false, 'profile a-o'],
  [
    'a platform that does not say',
    { profiles: new CallError('readProfiles', 500, undefined, []) },
    false,
    undefined,
  ],
])(
  'FAV-031 FAV-037 after signing in with %s: the profile is asked for: %s',
  async (_what, given, asks, taken) => {
    const { runtime, parts } = fixtureOf(given);
    await restorePreferences(parts);
    expect(runtime.story.includes('asks true')).toBe(asks);
    expect(runtime.story.find((line) => line.startsWith('profile'))).toBe(taken);
  },
);
