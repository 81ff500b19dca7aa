/** Problems of installed plugins and of a realm’s own messages. */
import { compileRealm } from '../../../scripts/compile/compileRealm';
import type { InstalledPlugins } from '../../../scripts/plugins/installedPlugins';
import { demoDocument, fileOf, installed, set, sourcesWith, type JsonObject } from './demoRealms';

describe('plugins that were renamed, broken or marked', () => {
  const [hero] = [installed.plugins.get('section/hero')];
  const changedHero = (change: object): InstalledPlugins => {
    if (hero === undefined) throw new Error('section/hero is not installed.');
    return {
      ...installed,
      plugins: new Map([...installed.plugins, ['section/hero', { ...hero, ...change }]]),
    };
  };
  const compileWith = (plugins: InstalledPlugins, change: (document: JsonObject) => void) => {
    const document = demoDocument('ringside');
    change(document);
    return compileRealm(
      { sources: sourcesWith({ [fileOf('ringside')]: JSON.stringify(document) }), file: fileOf('ringside') },
      plugins,
    ).problems;
  };

  test('a former id leads to the new one', () => {
    const plugins = changedHero({ manifest: { ...hero?.manifest, formerIds: ['section/billboard'] } });
    const problems = compileWith(plugins, (document) => {
      set(document, ['plugins', 'section/billboard'], {});
      set(document, ['pages', 'home', 'rows', 0, 'type'], 'billboard');
    });
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'former-plugin-id',
        pointer: '/pages/home/rows/0/type',
        suggestion: 'hero',
      }),
      expect.objectContaining({
        code: 'former-plugin-id',
        pointer: '/plugins/section~1billboard',
        suggestion: 'section/hero',
      }),
    ]);
  });

  test('a built-in provider name without a plugin is reported as not installed', () => {
    const plugins = {
      ...installed,
      plugins: new Map([...installed.plugins].filter(([id]) => id !== 'sign-in/sptv')),
    };
    const problems = compileWith(plugins, (document) =>
      set(document, ['authenticationProviders', 0, 'name'], 'sptv'),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'plugin-not-installed', pointer: '/authenticationProviders/0/name' }),
    );
  });

  test.each(['route/news', 'section/programmes', 'action/watchlist', 'player/stats'])(
    'the plugin %s of the repository is not installed where an installation lacks it',
    (lacking) => {
      const plugins = {
        ...installed,
        plugins: new Map([...installed.plugins].filter(([id]) => id !== lacking)),
      };
      const problems = compileWith(plugins, (document) => set(document, ['plugins', lacking], {}));
      expect(problems).toContainEqual(
        expect.objectContaining({
          code: 'plugin-not-installed',
          pointer: `/plugins/${lacking.replace('/', '~1')}`,
        }),
      );
    },
  );

  test('a plugin whose manifest has errors is not installed', () => {
    const plugins = { ...installed, broken: new Set(['section/quiz']) };
    const problems = compileWith(plugins, (document) => set(document, ['plugins', 'section/quiz'], {}));
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'plugin-not-installed',
        suggestion: expect.stringContaining('npm run generate') as string,
      }),
    ]);
  });

  test('an option marked as a secret must not be given', () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      properties: { variant: { type: 'string' }, token: { type: 'string', 'x-secret': true } },
    };
    const problems = compileWith(changedHero({ optionsSchema: schema }), (document) =>
      set(document, ['plugins', 'section/hero', 'token'], 'abc'),
    );
    expect(problems).toEqual([
      expect.objectContaining({ code: 'secret', pointer: '/plugins/section~1hero/token' }),
    ]);
  });
});

describe("a realm's own messages", () => {
  const compileMessages = (
    texts: Readonly<Record<string, string>>,
    change: (document: JsonObject) => void = () => undefined,
  ) => {
    const document = demoDocument('ringside');
    change(document);
    const files = Object.fromEntries(
      Object.entries(texts).map(([locale, text]) => [`realms/ringside/messages/${locale}.json`, text]),
    );
    return compileRealm(
      {
        sources: sourcesWith({ [fileOf('ringside')]: JSON.stringify(document), ...files }),
        file: fileOf('ringside'),
      },
      installed,
    ).problems;
  };
  const named = (document: JsonObject) => set(document, ['menus', 'WEB', 'items', 0, 'title'], 'fightNight');

  test('an additional key must exist in every language', () => {
    expect(
      compileMessages({ en: '{"fightNight": "Fight night"}', es: '{"fightNight": "Velada"}' }, named),
    ).toEqual([]);
    expect(compileMessages({ en: '{"fightNight": "Fight night"}' }, named)).toEqual([
      expect.objectContaining({
        code: 'missing-message',
        file: 'realms/ringside/messages/en.json',
        pointer: '/fightNight',
        suggestion: 'Add it to messages/es.json.',
      }),
    ]);
  });

  test.each([
    ['not JSON', '{"watchNow": "Fight!",}', 'syntax', ''],
    ['not a message', '{"watchNow": "Fight {count, plural, one {#}}"}', 'bad-message', '/watchNow'],
    ['not a text', '{"watchNow": 7}', 'wrong-type', '/watchNow'],
    ['a key that nothing uses', '{"watchNwo": "Fight!"}', 'unknown-message', '/watchNwo'],
    ['a value the message is never given', '{"watchNow": "Watch {title}"}', 'bad-message', '/watchNow'],
  ])('%s is reported in its file', (_what, text, code, pointer) => {
    expect(compileMessages({ en: text })).toContainEqual(
      expect.objectContaining({ code, pointer, file: 'realms/ringside/messages/en.json' }),
    );
  });

  test('an overridden core text needs no other language', () => {
    expect(compileMessages({ en: '{"watchNow": "Ring the bell"}' })).toEqual([]);
  });
});
