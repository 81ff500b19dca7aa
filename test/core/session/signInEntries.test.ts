import { mandatoryProvider } from '../../../core/session/mandatoryProvider';
import {
  arranged,
  entriesNamed,
  entryAt,
  offered,
  signInEntries,
  signUpEntries,
} from '../../../core/session/signInEntries';
import { canSelfRegister } from '../../../core/session/selfRegistration';
import appleManifest from '../../../plugins/sign-in/apple/plugin.json';
import facebookManifest from '../../../plugins/sign-in/facebook/plugin.json';
import googleManifest from '../../../plugins/sign-in/google/plugin.json';
import type { EnabledPlugin } from '../../../core/realm/checkedRealm';
import { acmeEntry, entry, idEntry, idPlugin, openIdPlugin, plugin, realmWith } from './signInFixture';

const keysOf = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key);
const entriesOf = (...given: Parameters<typeof realmWith>) =>
  signInEntries(realmWith(...given), () => undefined);

test('SGN-011 the sign-in methods are in the realm’s order', () => {
  expect(keysOf(entriesOf([acmeEntry, idEntry]))).toEqual(['openid/acme', 'id']);
  expect(keysOf(entriesOf([idEntry, acmeEntry]))).toEqual(['id', 'openid/acme']);
});

test('SGN-012 a method without an implementation is omitted and reported', () => {
  const problems: string[] = [];
  const entries = signInEntries(realmWith([entry('GIGYA'), idEntry]), (problem) => problems.push(problem));
  expect(keysOf(entries)).toEqual(['id']);
  expect(problems).toEqual([expect.stringContaining('GIGYA')]);
});

describe('SGN-013 the magic link', () => {
  const plugins = [
    idPlugin,
    plugin('magic-link', { joinsBySetting: 'magicLink' }),
    plugin('adobe', { entitlementOnly: true }),
  ];
  test.each([
    ['joins at the end when the realm asks for it', [idEntry], true, ['id', 'magic-link']],
    ['stays away otherwise', [idEntry], false, ['id']],
    ['stays away beside pay-TV alone', [entry('adobe')], true, ['adobe']],
    ['joins pay-TV that has company', [entry('adobe'), idEntry], true, ['adobe', 'id', 'magic-link']],
    ['keeps the place the realm gave it', [entry('magic-link'), idEntry], true, ['magic-link', 'id']],
  ] as const)('%s', (_, listed, magicLink, expected) => {
    expect(keysOf(entriesOf(listed, { plugins, settings: { magicLink } }))).toEqual(expected);
  });

  test('has the options of the plugin that provides it, since the realm has no entry for it', () => {
    const byMail = {
      ...plugin('magic-link', { joinsBySetting: 'magicLink' }),
      options: { label: 'A link by mail' },
    };
    const [, link] = entriesOf([idEntry], {
      plugins: [{ ...plugin('theme'), contributes: {} }, idPlugin, byMail],
      settings: { magicLink: true },
    });
    expect([link?.label, link?.request]).toEqual([
      'A link by mail',
      {
        point: 'sign-in-provider',
        plugin: 'sign-in/magic-link',
        name: 'magic-link',
        entry: { key: 'magic-link', options: byMail.options },
      },
    ]);
  });

  test('is absent without a plugin that provides it', () => {
    expect(keysOf(entriesOf([idEntry], { settings: { magicLink: true } }))).toEqual(['id']);
  });
});

test('SGN-014 SGN-015 SGP-036 capabilities of `id`', () => {
  expect(entriesOf([idEntry])[0]).toMatchObject({
    presentation: 'form',
    place: { authProvider: 'id' },
    titleKey: 'idLoginPage',
    capabilities: {
      canSignUp: true,
      hasAccountDetailsPage: true,
      hasAccountSecurityPage: true,
      hasPasswordResetPage: true,
      hasSignUpForm: true,
    },
  });
});

test.each([
  ['without a reset address', undefined, false],
  ['with one', 'https://id.example/reset', true],
])('SGP-015 capabilities of `openid` %s', (_, resetUri, hasAccountSecurityPage) => {
  const [first] = entriesOf([entry('openid', { ...acmeEntry.options, ...(resetUri && { resetUri }) })]);
  expect(first?.capabilities).toEqual({
    canSignUp: true,
    hasAccountDetailsPage: false,
    hasAccountSecurityPage,
    hasPasswordResetPage: false,
    hasSignUpForm: false,
  });
});

test('SGP-018 several clients are distinguished by their name', () => {
  const entries = entriesOf([acmeEntry, entry('openid', { clientName: 'other' }, 'openid/other')]);
  expect(entries.map(({ place, label }) => [place.clientName, label])).toEqual([
    ['acme', 'Acme ID'],
    ['other', 'other'],
  ]);
  expect(entryAt(entries, { authProvider: 'openid', clientName: 'other' })?.key).toBe('openid/other');
  expect(entryAt(entries, { authProvider: 'openid', clientName: 'nobody' })).toBeUndefined();
  expect(entryAt(entries, { authProvider: 'openid' })).toBeUndefined();
});

test('SGP-018 clients of the same name at two providers are distinguished by the provider', () => {
  const other = entry('oauth', { clientName: 'acme' });
  const entries = entriesOf([other, acmeEntry], {
    plugins: [openIdPlugin, plugin('oauth', { path: '/oauth/{clientName}', identity: 'clientName' })],
  });
  expect(
    ['oauth', 'openid'].map((authProvider) => entryAt(entries, { authProvider, clientName: 'acme' })?.key),
  ).toEqual(['oauth', 'openid/acme']);
});

test('SGP-037 `id` has the sub-path /id', () => {
  const entries = entriesOf([idEntry]);
  expect(entryAt(entries, { authProvider: 'id' })?.titleKey).toBe('idLoginPage');
});

test('SGN-022 button keys follow continueWith{Provider}', () => {
  expect(entriesOf([idEntry, acmeEntry]).map(({ buttonKey }) => buttonKey)).toEqual([
    'continueWithId',
    'continueWithOpenid',
  ]);
});

test.each([
  ['allowed, and someone can', true, [idEntry], true],
  ['not allowed', false, [idEntry], false],
  ['allowed, but nobody can', true, [entry('facebook')], false],
])('SGN-016 self-registration: %s', (_, allowSelfRegistration, listed, expected) => {
  const realm = realmWith(listed, {
    plugins: [idPlugin, plugin('facebook')],
    settings: { allowSelfRegistration },
  });
  expect(canSelfRegister(realm)).toBe(expected);
  expect(
    signUpEntries(
      realm,
      signInEntries(realm, () => undefined),
    ).length > 0,
  ).toBe(expected);
});

test('SGN-051 signing up lists the capable ones', () => {
  const realm = realmWith([entry('facebook'), acmeEntry, idEntry], {
    plugins: [idPlugin, openIdPlugin, plugin('facebook')],
  });
  expect(
    keysOf(
      signUpEntries(
        realm,
        signInEntries(realm, () => undefined),
      ),
    ),
  ).toEqual(['openid/acme', 'id']);
});

test('a form whose third parties are not allowed here becomes a button, and the next form is shown', () => {
  const entries = entriesOf([idEntry, entry('sptv')], {
    plugins: [idPlugin, plugin('sptv', { presentation: 'form' })],
  });
  const { form, formFirst, buttons } = arranged(entries, ({ key }) => key !== 'id');
  expect({ form: form?.key, formFirst, buttons: keysOf(buttons) }).toEqual({
    form: 'sptv',
    formFirst: false,
    buttons: ['id'],
  });
});

test.each([
  ['form', {}, 'form'],
  ['form', { authProviderRoute: '/sso' }, 'redirect'],
] as const)('SGP-027 a %s with the options %o is a %s', (presentation, options, expected) => {
  const [generic] = entriesOf([{ ...entry('generic'), options }], {
    plugins: [plugin('generic', { presentation, redirectsWith: '/authProviderRoute' })],
  });
  expect(generic?.presentation).toBe(expected);
});

test.each([
  [
    'a form that comes first is shown first',
    [idEntry, acmeEntry],
    { form: 'id', formFirst: true, buttons: ['openid/acme'] },
  ],
  [
    'a form that comes later is shown after the buttons',
    [acmeEntry, idEntry],
    { form: 'id', formFirst: false, buttons: ['openid/acme'] },
  ],
  ['a second form is a button', [idEntry, entry('sptv')], { form: 'id', formFirst: true, buttons: ['sptv'] }],
  [
    'without a form there are buttons',
    [acmeEntry],
    { form: undefined, formFirst: false, buttons: ['openid/acme'] },
  ],
  ['SGN-017 without anything there is nothing', [], { form: undefined, formFirst: false, buttons: [] }],
])('SGN-025 %s', (_, listed, expected) => {
  const { form, formFirst, buttons } = arranged(
    entriesOf(listed, { plugins: [idPlugin, openIdPlugin, plugin('sptv', { presentation: 'form' })] }),
    () => true,
  );
  expect({ form: form?.key, formFirst, buttons: keysOf(buttons) }).toEqual(expected);
});

test.each([
  [['id'], ['id']],
  [['acme'], ['openid/acme']],
  [['openid'], ['openid/acme']],
  [
    ['openid/acme', 'id'],
    ['openid/acme', 'id'],
  ],
  [['GIGYA'], []],
  [[], []],
])('SGN-060 the platform’s names %o mean %o', (names, expected) => {
  expect(keysOf(entriesNamed(entriesOf([acmeEntry, idEntry]), names))).toEqual(expected);
});

describe('SGP-059 SGP-063 SGP-064 SGP-071 SGP-072 social providers', () => {
  test.each([
    ['apple', appleManifest],
    ['facebook', facebookManifest],
    ['google', googleManifest],
  ] as const)('%s: its sub-path, and its capabilities', (name, manifest) => {
    const social = {
      ...plugin(name),
      contributes: manifest.contributes as unknown as EnabledPlugin['contributes'],
    };
    const [only] = entriesOf([entry(name, { label: 'Social' })], { plugins: [social] });
    expect(only).toMatchObject({
      presentation: 'button',
      place: { authProvider: name },
      label: 'Social',
      capabilities: {
        canSignUp: true,
        hasAccountDetailsPage: false,
        hasAccountSecurityPage: false,
        hasPasswordResetPage: false,
        hasSignUpForm: false,
      },
    });
    expect(only?.buttonKey.toLowerCase()).toBe(`continuewith${name}`);
  });
});

describe('a mandatory sign-in method', () => {
  const plugins = [
    idPlugin,
    plugin('tv', {
      presentation: 'redirect',
      drawnWith: '/embedded',
      mandatoryWith: '/mandatory',
      roles: ['PROVIDERS'],
      forgets: ['tv.client'],
    }),
  ];
  const of = (options: Readonly<Record<string, unknown>>) =>
    realmWith([idEntry, entry('tv', options)], { plugins });

  test.each([
    ['SGP-108 is alone on login pages', { mandatory: true }, ['tv']],
    ['is listed with the others when the realm does not set that', { mandatory: false }, ['id', 'tv']],
    ['and when the realm says nothing of it', {}, ['id', 'tv']],
  ])('%s', (_, options, keys) => {
    const realm = of(options);
    expect(
      keysOf(
        offered(
          realm,
          signInEntries(realm, () => undefined),
        ),
      ),
    ).toEqual(keys);
  });

  test('SGP-108 watch pages get its key, its name and its page', () => {
    expect(mandatoryProvider(of({ mandatory: true }))).toEqual({ key: 'tv', name: 'tv', role: 'PROVIDERS' });
    expect(mandatoryProvider(of({}))).toBeNull();
    expect(mandatoryProvider(realmWith([idEntry]))).toBeNull();
  });

  test.each([
    [true, 'form'],
    [false, 'redirect'],
  ])('SGP-132 embedded %s is drawn as a %s', (embedded, presentation) => {
    const entries = signInEntries(of({ embedded }), () => undefined);
    expect(entries[1]).toMatchObject({ presentation, roles: ['PROVIDERS'], forgets: ['tv.client'] });
  });
});
