/** Every problem code of the compiler, provoked at least once: where it is reported and what is suggested. */
import { type Problem, problemCodes } from '../../../scripts/compile/problem';
import { addressRows } from './addressRows';
import { compileChanged, compileText, demoDocument, fileOf, set } from './demoRealms';
import { structureRows, type Path } from './structureRows';
import { valueRows } from './valueRows';

const rows = [...structureRows, ...addressRows, ...valueRows];

test.each(rows)(
  '%s is reported; an error keeps the realm from being published',
  (_what, path, value, expected) => {
    const { problems, realm, csp } = compileChanged('ringside', (document) => set(document, path, value));
    expect(problems).toContainEqual(
      expect.objectContaining({ file: fileOf('ringside'), ...expected }) as Problem,
    );
    if (expected.severity !== 'warning') expect([realm, csp]).toEqual([undefined, undefined]);
  },
);

test.each([
  ['platform', 'apiKey', 'velvet-web'],
  ['paymentProviders/0', 'publishableKey', 'pk_live_abcdefgh12345678'],
  ['authenticationProviders/1', 'publicToken', 'anything'],
  ['authenticationProviders/1', 'accessToken', 'pk.eyJ1IjoidmVsdmV0In0'],
  ['authenticationProviders/1', 'siteKey', '6Lc_aX0UAAAAABx7zG'],
  ['authenticationProviders/1', 'apiKey', 'AIzaSyA-public-by-design'],
])('%s/%s with %s may be public', (place, key, value) => {
  const { problems } = compileChanged('ringside', (document) =>
    set(
      document,
      [...place.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part)), key],
      value,
    ),
  );
  expect(problems.filter(({ code }) => code === 'secret')).toEqual([]);
});

describe('invalid JSON', () => {
  test.each([
    ['a comment', '{\n  // the brand\n  "id": "ringside"\n}', 2, 3],
    ['a comma too many', '{\n  "id": "ringside",\n}', 3, 1],
    ['a missing comma', '{\n  "id": "ringside"\n  "title": "R"\n}', 3, 3],
    ['a text without an end', '{\n  "id": "ringside\n}', 2, 9],
    ['nothing', '', 1, 1],
    ['a word in capitals', '{\n  "abstract": True\n}', 2, 15],
    ['lists in lists in lists', `{"a":\n${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 2, 100],
    ['objects in objects in objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 1, 501],
    ['another encoding', Buffer.from('\ufeff{"id": "ringside"}', 'utf16le').toString('utf8'), 1, 1],
  ])('%s is one problem, at its position', (_what, text, line, column) => {
    expect(compileText('ringside', text).problems).toEqual([
      expect.objectContaining({ code: 'syntax', line, column, pointer: '', severity: 'error' }),
    ]);
  });

  test('a byte order mark is skipped, and positions are those that an editor shows', () => {
    const document = { ...demoDocument('ringside'), titel: 'x' };
    const [problem] = compileText('ringside', `\ufeff${JSON.stringify(document, null, 2)}`).problems;
    expect(problem).toMatchObject({ code: 'unknown-key', pointer: '/titel', column: 3 });
    expect(
      compileText('ringside', '\ufeff{ "titel": 1 }').problems.find(({ code }) => code === 'unknown-key'),
    ).toMatchObject({ line: 1, column: 3 });
  });

  test.each([
    [
      'at the root',
      (text: string) => text.replace('{', '{ "__proto__": { "abstract": true },'),
      '/__proto__',
    ],
    [
      'further down',
      (text: string) => text.replace('"colors": {', '"colors": { "__proto__": {},'),
      '/theme/colors/__proto__',
    ],
  ])('__proto__ %s is an unknown key', (_where, change, pointer) => {
    const { problems, realm } = compileText(
      'ringside',
      change(JSON.stringify(demoDocument('ringside'), null, 2)),
    );
    expect(problems).toEqual([expect.objectContaining({ code: 'unknown-key', pointer })]);
    expect(realm).toBeUndefined();
  });

  test('a duplicate key is reported at its second position', () => {
    const text = JSON.stringify(demoDocument('ringside'), null, 2).replace(
      '"title": "Ringside"',
      '"title": "R",\n  "title": "Ringside"',
    );
    expect(compileText('ringside', text).problems).toEqual([
      expect.objectContaining({ code: 'duplicate-key', pointer: '/title', line: 5, column: 3 }),
    ]);
  });
});

describe('a setting that needs options of its plugin', () => {
  const firebase = { name: 'firebase', apiKey: 'key-1', authDomain: 'pass.example.com' };
  const compiled = (entry: object, appCheck = true) =>
    compileChanged('ringside', (document) => {
      set(document, ['authenticationProviders'], [{ name: 'id' }, entry]);
      set(document, ['settings', 'appCheck'], appCheck);
    }).problems;

  test.each([
    ['all of them', firebase, '"recaptchaKey", "projectId", "appId"'],
    ['one', { ...firebase, recaptchaKey: 'site-key', projectId: 'ringside' }, '"appId"'],
  ])('SGP-083 RLM-028 is reported with the missing ones: %s', (_, entry, missing) => {
    expect(compiled(entry)).toEqual([
      expect.objectContaining({
        code: 'setting-needs-option',
        pointer: '/authenticationProviders/1',
        suggestion: `Add ${missing} to this entry.`,
      }),
    ]);
  });

  test('has no problem with them, nor while it is off', () => {
    expect(
      compiled({ ...firebase, recaptchaKey: 'site-key', projectId: 'ringside', appId: '1:1:web:1' }),
    ).toEqual([]);
    expect(compiled(firebase, false)).toEqual([]);
  });
});

describe('one mistake is one problem', () => {
  test.each<readonly [string, Path, unknown]>([
    [
      'a misspelt key is not also a missing one',
      ['platform'],
      { url: 'http://localhost:8090', apiKye: 'ringside-web' },
    ],
    ['a misspelt language is not also a missing one', ['description'], { en: 'Boxing.', ess: 'Boxeo.' }],
    [
      'a provider of no kind has no wrong options',
      ['authenticationProviders'],
      [{ name: 'nobody-knows-it', clientName: 'x', label: 'y' }],
    ],
    [
      'a menu item has the problem of its own kind only',
      ['menus', 'WEB', 'items', 0, 'data'],
      { idd: 'home' },
    ],
    [
      'a secret is not also an unknown option',
      ['authenticationProviders', 1],
      { name: 'openid', clientName: 'x', clientSecret: 'hush' },
    ],
  ])('%s', (_what, path, value) => {
    expect(compileChanged('ringside', (document) => set(document, path, value)).problems).toHaveLength(1);
  });
});

describe('no message repeats a secret value', () => {
  const secret = 'sk_live_abcdefgh12345678';
  test.each<readonly [string, Path, unknown]>([
    ['for a public key', ['paymentProviders', 0, 'publishableKey'], secret],
    ['for a word of a set', ['settings', 'searchEngine'], secret],
    ['for a number', ['theme', 'typography', 'base'], secret],
    ['for a host', ['hosts', 0], secret],
    ['for a list', ['hosts'], secret],
    ['twice in a list', ['hosts'], [secret, secret]],
    ['for a provider', ['authenticationProviders', 0, 'name'], secret],
    ['for a view', ['menus', 'WEB', 'items', 1, 'data', 'view'], secret],
    ['for a message', ['menus', 'WEB', 'items', 0, 'title'], secret],
    ['for a font', ['theme', 'fonts', 'body', 'family'], secret],
    ['for an image', ['logos', 'web'], secret],
    ['for a language', ['locales', 'default'], secret],
    ['in a row', ['pages', 'home', 'rows', 0, 'variant'], secret],
  ])('%s', (_what, path, value) => {
    const { problems } = compileChanged('ringside', (document) => set(document, path, value));
    expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
    for (const { message, suggestion } of problems)
      expect(`${message} ${suggestion ?? ''}`).not.toContain(secret);
  });
});

test('very many unknown keys are each reported: comparing each with all others would not end while this test runs', () => {
  const count = 30_000;
  const text = `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')}}`;
  expect(compileText('ringside', text).problems.filter(({ code }) => code === 'unknown-key')).toHaveLength(
    count,
  );
});

test('so are very many unknown roles', () => {
  const { problems } = compileChanged('ringside', (document) =>
    set(
      document,
      ['routes', 'overrides', 'default'],
      Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`K${index}`, `/k${index}`])),
    ),
  );
  expect(problems.filter(({ code }) => code === 'unknown-role')).toHaveLength(10_000);
});

test('low contrast is measured, and the suggestion passes', () => {
  const low = (color: string) =>
    compileChanged('ringside', (document) => set(document, ['theme', 'colors', 'muted'], color)).problems;
  const [problem] = low('#55524E');
  expect(problem?.message).toMatch(/2\.\d\d on "ground" and 2\.\d\d on "surface"; WCAG AA asks for 4\.5/);
  expect(problem?.suggestion).toMatch(/^#[0-9a-f]{6}$/);
  expect(low(problem?.suggestion ?? '')).toEqual([]);
});

test('every code a realm can have is proved here or by a manifest test', () => {
  const ofManifests = [
    'plugin-id-differs-from-folder',
    'duplicate-plugin',
    'missing-module',
    'bad-options-schema',
    'wrong-sdk',
    'package-changed',
  ];
  const elsewhere = [
    'syntax',
    'unreadable-file',
    'setting-needs-option',
    'duplicate-key',
    'former-plugin-id',
    'plugin-not-installed',
    'bad-message',
    ...ofManifests,
  ];
  const proved = new Set([...rows.map(([, , , { code }]) => code), ...elsewhere]);
  expect(Object.keys(problemCodes).filter((code) => !proved.has(code as Problem['code']))).toEqual([]);
});
