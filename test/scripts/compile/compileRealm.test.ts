/** The compiler's output for a valid document. */
import type { Settings } from '../../../core/generated/realm';
import { compileRealm } from '../../../scripts/compile/compileRealm';
import {
  compileChanged,
  demoDocument,
  demoIds,
  fileOf,
  installed,
  set,
  shortly,
  sources,
  sourcesWith,
  type JsonObject,
} from './demoRealms';

/** A realm without any optional key. */
function bare(): JsonObject {
  const { id, title, hosts, platform, locales, logos, theme } = demoDocument('ringside');
  const { colors, fonts } = theme as JsonObject;
  const menus = {
    WEB: {
      layout: 'top',
      items: [{ type: 'section', title: { en: 'Tonight', es: 'Esta noche' }, data: { id: 'home' } }],
    },
  };
  return { id, title, hosts, platform, locales, logos, menus, theme: { colors, fonts } };
}

function compiled(document: JsonObject) {
  return compileRealm(
    {
      sources: sourcesWith({ [fileOf('ringside')]: JSON.stringify(document, null, 2) }),
      file: fileOf('ringside'),
    },
    installed,
  );
}

describe('the demo realms', () => {
  test.each(demoIds)('%s has no problem at all', (id) => {
    expect(shortly(compileRealm({ sources, file: fileOf(id) }, installed))).toEqual([]);
  });
});

describe('settings take a safe default (RLM-003)', () => {
  const { realm, problems } = compiled(bare());
  const defaults: readonly (readonly [string, keyof Settings, unknown])[] = [
    ['RLM-004', 'epgPlaybackContentStatus', 'DISABLED'],
    ['RLM-005', 'currentProgramPlaybackStatus', 'DISABLED'],
    ['RLM-006', 'socialSharingStatus', 'DISABLED'],
    ['RLM-007', 'watchlistsEnabled', false],
    ['RLM-008', 'profileConfiguration', { status: 'NONE' }],
    ['RLM-009', 'appSettings', { WEB: { displayGeoblocked: false, displayContentAvailableOnSignIn: true } }],
    ['RLM-015', 'interstitialPage', false],
    ['RLM-016', 'contentTitles', 'show'],
    ['RLM-018', 'mfaConfigurations', []],
    ['RLM-019', 'magicLink', false],
    ['RLM-020', 'allowSelfRegistration', true],
    ['RLM-021', 'searchEngine', 'VESPER'],
    ['RLM-022', 'enhancedMetadata', false],
    ['RLM-022', 'seriesInterstitial', false],
    ['RLM-024', 'vpnDisallowed', false],
    ['RLM-025', 'addressCountryRestriction', []],
    ['RLM-026', 'live', true],
    ['RLM-026', 'scheduleSection', false],
    ['RLM-028', 'appCheck', false],
    ['HOM-027', 'heroPlayer', false],
    ['LIC-051', 'allowFreePurchase', true],
    ['ADM-002 ADM-020', 'adminRoles', []],
  ];

  test('a realm without options compiles, with a warning that nobody can sign in', () =>
    expect(shortly({ problems })).toEqual(['no-sign-in /authenticationProviders']));

  test.each(defaults)('%s %s defaults to %j', (_id, setting, value) => {
    expect(realm?.settings[setting]).toEqual(value);
  });

  test('RLM-023 the language badge shows when more than one language is offered, unless the realm sets it', () => {
    expect(realm?.settings.languageBadge).toBe(true);
    const one = bare();
    const english = (text: unknown): unknown =>
      Array.isArray(text)
        ? text.map(english)
        : typeof text === 'object' && text !== null
          ? Object.fromEntries(
              Object.entries(text)
                .filter(([key]) => key !== 'es')
                .map(([key, value]) => [key, english(value)]),
            )
          : text;
    const single = {
      ...(english(one) as JsonObject),
      locales: { default: 'en', offered: [{ code: 'en', name: 'English' }] },
    };
    expect(compiled(single).realm?.settings.languageBadge).toBe(false);
    expect(compiled({ ...single, settings: { languageBadge: true } }).realm?.settings.languageBadge).toBe(
      true,
    );
  });

  test('RLM-019 SGN-013 the magic link’s plugin is enabled by its setting alone', () => {
    const isOn = ({ realm: given }: ReturnType<typeof compiled>) =>
      given?.plugins.some(({ id }) => id === 'sign-in/magic-link');
    expect(isOn(compiled(bare()))).toBe(false);
    const on = compiled({ ...bare(), settings: { magicLink: true } });
    expect(shortly(on)).toEqual([]);
    expect(isOn(on)).toBe(true);
  });

  test('RLM-027 by default the sign-in button has no other target', () =>
    expect(realm?.settings.externalSignIn).toBeUndefined());

  test('RLM-029 the layout is that of the menu, and phones have the menu of the web until they have their own', () => {
    expect(realm?.menus.WEB.layout).toBe('top');
    expect(realm?.menus['MOBILE-WEB']).toEqual(realm?.menus.WEB);
  });

  test('RLM-030 a flag is overridden by the document that is passed in', () => {
    const changed = compiled({ ...bare(), settings: { watchlistsEnabled: true } });
    expect(changed.realm?.settings.watchlistsEnabled).toBe(true);
    expect(changed.realm?.settings.interstitialPage).toBe(false);
  });

  test.each([
    ['RLM-041', 'gutter', { mobile: 20, tablet: 70, desktop: 70, tv: 70 }],
    ['RLM-044', 'ctaHeights', { mobile: 40, other: 50 }],
    ['RLM-045', 'cardWidths', { default: 320, poster: 220, section: 200, playlist: 260 }],
  ] as const)('%s the theme has its %s', (_id, group, value) => expect(realm?.theme[group]).toEqual(value));

  test('RLM-043 headings are 24, 32, 40 and on a television 40', () => {
    expect(realm?.theme.typography.headingSizes).toEqual({ mobile: 24, tablet: 32, desktop: 40, tv: 40 });
  });

  test('the error colour is the live colour, unless it is set', () => {
    const { theme, ...rest } = bare();
    const { danger: _danger, ...colors } = (theme as JsonObject)['colors'] as JsonObject;
    expect(
      compiled({ ...rest, theme: { ...(theme as JsonObject), colors } }).realm?.theme.colors.danger,
    ).toBe('#E6FF3F');
    expect(realm?.theme.colors.danger).toBe('#FF7A66');
  });
});

describe('RLM-017 providers', () => {
  const { realm } = compileRealm({ sources, file: fileOf('ringside') }, installed);

  test('are in the order of the document, each with its plugin and options', () => {
    expect(
      realm?.authenticationProviders.map(({ key, plugin, contribution }) => [key, plugin, contribution]),
    ).toEqual([
      ['id', 'sign-in/id', 'id'],
      ['openid/stagedoor', 'sign-in/openid', 'openid'],
      ['apple', 'sign-in/apple', 'apple'],
      ['facebook', 'sign-in/facebook', 'facebook'],
      ['google', 'sign-in/google', 'google'],
    ]);
    expect(realm?.paymentProviders.map(({ plugin }) => plugin).slice(0, 2)).toEqual([
      'payment/stripe',
      'payment/stripe',
    ]);
    expect(realm?.paymentProviders[1]).toMatchObject({
      key: 'stripe',
      options: { publishableKey: 'pk_test_ringside', scriptUrl: 'http://localhost:8090/__fake/stripe.js' },
    });
  });

  test('the same provider may occur twice with different options', () => {
    const twice = compileChanged('ringside', (document) =>
      set(document, ['authenticationProviders', 2], { name: 'openid', clientName: 'gymdoor' }),
    );
    expect(twice.realm?.authenticationProviders.map(({ key }) => key)).toEqual([
      'id',
      'openid/stagedoor',
      'openid/gymdoor',
      'facebook',
      'google',
    ]);
  });

  test('only those in the document are enabled', () => {
    const { plugins } = demoDocument('ringside') as { readonly plugins: JsonObject };
    const providers = realm?.authenticationProviders.map(({ plugin }) => plugin) ?? [];
    // Two entries of one plugin: its card fields and its wallets.
    const named = new Set([...Object.keys(plugins), 'payment/stripe', 'payment/zero-balance', ...providers]);
    expect(realm?.plugins.map(({ id }) => id)).toEqual([...named].sort());
    const fewer = compileChanged('ringside', (document) =>
      set(document, ['plugins', 'analytics/console'], { enabled: false }),
    );
    expect(fewer.realm?.plugins.map(({ id }) => id)).not.toContain('analytics/console');
  });

  test('scripts load from declared origins alone, including addresses in options', () => {
    expect(realm?.plugins.find(({ id }) => id === 'payment/stripe')?.scriptSources).toEqual(
      expect.arrayContaining(['http://localhost:8090', 'https://js.stripe.com']),
    );
    expect(realm?.plugins.find(({ id }) => id === 'section/hero')?.scriptSources).toEqual([]);
  });

  test('the placeholder of a failed contribution is known for each plugin', () => {
    expect(realm?.plugins.every(({ onFailure }) => onFailure !== undefined)).toBe(true);
    expect(realm?.plugins.find(({ id }) => id === 'section/default')?.onFailure).toBe('placeholder');
    expect(realm?.plugins.find(({ id }) => id === 'sign-in/id')?.onFailure).toBe('block');
  });

  test('a row has the options of its plugin, overridden by its own', () => {
    const rows = compileChanged('ringside', (document) =>
      set(document, ['pages', 'home', 'rows', 1], { type: 'hero', variant: 'feature' }),
    ).realm?.pages['home']?.rows;
    expect(rows?.[0]).toMatchObject({ type: 'hero', variant: 'bout' });
    expect(rows?.[1]).toMatchObject({ type: 'hero', variant: 'feature' });
  });
});

describe('source of a value', () => {
  const parent = { ...demoDocument('ringside'), abstract: true };
  const child = {
    id: 'undercard',
    extends: '../ringside-base/realm.json',
    title: 'Undercard',
    hosts: ['undercard.localhost'],
    platform: { apiKey: 'undercard-web' },
    theme: { colors: { accent: '#FF6A3C' } },
  };
  const family = sourcesWith(
    {
      'realms/ringside-base/realm.json': JSON.stringify(
        { ...parent, id: 'ringside-base', hosts: ['base.localhost'] },
        null,
        2,
      ),
      'realms/undercard/realm.json': JSON.stringify(child, null, 2),
    },
    { 'realms/ringside-base': [...(sources.files.get('realms/ringside') ?? [])] },
  );
  const compilation = compileRealm({ sources: family, file: 'realms/undercard/realm.json' }, installed, {
    '/platform/url': 'https://api.undercard.example',
  });

  test('a child is its parent, overridden by its own values; lists and values replace', () => {
    expect(shortly(compilation)).toEqual([]);
    expect(compilation.realm).toMatchObject({
      id: 'undercard',
      title: 'Undercard',
      hosts: ['undercard.localhost'],
      theme: { colors: { accent: '#FF6A3C', ground: '#0A0A0C' } },
    });
    expect(compilation.realm?.menus.WEB.items).toEqual(
      (demoDocument('ringside')['menus'] as { WEB: { items: unknown } }).WEB.items,
    );
  });

  test.each(['../ringside-base/realm.json', 'ringside-base'])(
    'neither the id nor the hosts of the parent %s are inherited',
    (parentName) => {
      const { id: _id, hosts: _hosts, ...rest } = child;
      const documents = new Map(family.documents);
      documents.set('realms/undercard/realm.json', JSON.stringify({ ...rest, extends: parentName }));
      const { realm, problems } = compileRealm(
        { sources: { ...family, documents }, file: 'realms/undercard/realm.json' },
        installed,
      );
      expect(realm).toBeUndefined();
      expect(problems.map(({ code, message }) => [code, message])).toEqual([
        ['missing-key', 'The document lacks "id".'],
        ['missing-key', expect.stringMatching(/^The document lacks "hosts"/)],
      ]);
    },
  );

  test.each([
    ['/theme/colors/accent', { kind: 'document', file: 'realms/undercard/realm.json', line: 13, column: 17 }],
    ['/theme/colors/ground', { kind: 'document', file: 'realms/ringside-base/realm.json' }],
    ['/menus/WEB/items/2/title/es', { kind: 'document', file: 'realms/ringside-base/realm.json' }],
    ['/platform/apiKey', { kind: 'document', file: 'realms/undercard/realm.json' }],
    ['/platform/url', { kind: 'environment' }],
    ['/platform/streamApiVersion', { kind: 'default', of: 'core' }],
    ['/settings/searchEngine', { kind: 'default', of: 'core' }],
    ['/plugins/section~1default/shape', { kind: 'default', of: 'section/default' }],
    ['/plugins/section~1hero/variant', { kind: 'document', file: 'realms/ringside-base/realm.json' }],
    ['/pages/home/rows/0/variant', { kind: 'derived', from: '/plugins/section~1hero/variant' }],
    ['/menus/MOBILE-WEB', { kind: 'derived', from: '/menus/WEB' }],
    ['/settings/languageBadge', { kind: 'derived', from: '/locales/offered' }],
  ])('%s', (pointer, source) => expect(compilation.sourceOf(pointer)).toMatchObject(source));

  test('{platform} is replaced by the final address', () => {
    expect(compilation.realm?.paymentProviders[0]?.options['scriptUrl']).toBe(
      'https://api.undercard.example/__fake/stripe.js',
    );
  });

  test('a mistake of the parent is reported in the parent', () => {
    const wrongParent: JsonObject = { ...demoDocument('ringside'), abstract: true, id: 'ringside-base' };
    set(wrongParent, ['settings', 'live'], 'yes');
    const wrong = sourcesWith(
      {
        'realms/ringside-base/realm.json': JSON.stringify(wrongParent, null, 2),
        'realms/undercard/realm.json': JSON.stringify(child),
      },
      { 'realms/ringside-base': [...(sources.files.get('realms/ringside') ?? [])] },
    );
    const { problems } = compileRealm({ sources: wrong, file: 'realms/undercard/realm.json' }, installed);
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'realms/ringside-base/realm.json',
        code: 'wrong-type',
        pointer: '/settings/live',
      }),
    ]);
  });

  test('an abstract parent need not be complete, and is no realm', () => {
    const files = sourcesWith({
      'realms/half/realm.json': JSON.stringify({ abstract: true, id: 'half', theme: { scheme: 'light' } }),
    });
    const half = compileRealm({ sources: files, file: 'realms/half/realm.json' }, installed);
    expect(shortly(half)).toEqual([]);
    expect(half.realm).toBeUndefined();
  });

  test('a circle is reported with all its members', () => {
    const circle = sourcesWith({
      'realms/one/realm.json': '{"id": "one", "extends": "two"}',
      'realms/two/realm.json': '{"id": "two", "extends": "one"}',
    });
    const { problems } = compileRealm({ sources: circle, file: 'realms/one/realm.json' }, installed);
    expect(problems.find(({ code }) => code === 'extends-cycle')).toMatchObject({
      file: 'realms/two/realm.json',
      pointer: '/extends',
      message: expect.stringContaining(
        'realms/one/realm.json → realms/two/realm.json → realms/one/realm.json',
      ) as string,
    });
  });

  test('an image of the parent is found, and the child’s of the same name wins', () => {
    expect(compilation.files.get('images/logo.svg')).toBe('realms/ringside-base/images/logo.svg');
    const own = {
      ...family,
      files: new Map([...family.files, ['realms/undercard', new Set(['images/logo.svg'])]]),
    };
    expect(
      compileRealm({ sources: own, file: 'realms/undercard/realm.json' }, installed).files.get(
        'images/logo.svg',
      ),
    ).toBe('realms/undercard/images/logo.svg');
  });
});
