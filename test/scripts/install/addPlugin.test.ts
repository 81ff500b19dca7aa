/** Plugins are added to a store, or refused in words. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as tar from 'tar';
import { realmCheckWith } from '../../../scripts/cli/realmCheck';
import { addPlugin, removePlugin, type Added } from '../../../scripts/install/addPlugin';
import { openPackage } from '../../../scripts/install/openPackage';
import { readSiteFacts, type SiteFacts } from '../../../scripts/install/siteFacts';
import { readSitePlugins } from '../../../scripts/install/sitePlugins';
import { openStore } from '../../../scripts/releases/openStore';
import { memoryStore } from '../../../scripts/releases/memoryStore';
import type { ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { readStoredPlugins } from '../../../scripts/releases/storedPlugins';
import { changed, openedPackage, quiz, type PackageFiles } from './pluginPackage';

let site: SiteFacts;
let store: ReleaseStore;
beforeAll(async () => {
  site = await readSiteFacts(process.cwd());
});
beforeEach(() => {
  store = memoryStore();
});

const add = (files: Readonly<Record<string, string | null>>, integrity?: string, expected?: string) =>
  addPlugin({
    site,
    store,
    opened: openedPackage({ ...quiz, ...files }, integrity),
    integrity: expected,
    by: 'nadia',
    now: 1000,
  });

async function added(files: PackageFiles = {}, integrity?: string): Promise<Added> {
  const result = await add(files, integrity);
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
}

test('it is stored as browsers run it: with its styles, without what the site shares', async () => {
  const { plugin, before } = await added();
  expect(before).toBeNull();
  const module = plugin.modules['row.js'];
  expect([...(module?.imports ?? [])].sort()).toEqual(['proscenium/i18n', 'react/jsx-runtime']);
  expect(module?.integrity).toMatch(/^sha384-/);
  const text = new TextDecoder().decode((await store.read(module?.object ?? '')) ?? undefined);
  expect(text).toMatch(/\.\w+_quiz\{color:red\}/);
  expect(text).not.toContain('row.module.css');
  expect(plugin.contributions).toEqual({ 'section/quiz': { module: 'row.js', exported: 'default' } });
  expect(plugin.texts?.files.locales).toEqual(['en', 'ar', 'es', 'pt']);
  // The host renders with the modules of its build alone.
  expect(plugin.manifest.contributes.section?.[0]).not.toHaveProperty('rendersOnHost');
});

test('the classes of two plugins differ, although their files have the same names', async () => {
  const first = await added();
  const second = await added({
    ...changed('package.json', { name: '@acme/riddle' }),
    'plugin.json': (quiz['plugin.json'] ?? '')
      .replaceAll('quiz', 'riddle')
      .replace('section/riddle', 'section/riddle'),
    ...Object.fromEntries(
      ['en', 'es', 'pt', 'ar'].map((locale) => [`messages/${locale}.json`, '{ "riddleTitle": "Riddle" }']),
    ),
  });
  const classOf = async ({ plugin }: Added) =>
    /\.(\w+)_quiz\{/.exec(
      new TextDecoder().decode((await store.read(plugin.modules['row.js']?.object ?? '')) ?? undefined),
    )?.[1];
  expect(await classOf(first)).not.toBe(await classOf(second));
});

test('realms complete and check its options with those of the build', async () => {
  await added();
  const { installed, stored } = await readSitePlugins(site.installed, store);
  expect(installed.plugins.get('section/quiz')?.optionsSchema).toHaveProperty('properties.rounds');
  expect(installed.plugins.has('section/hero')).toBe(true);
  expect([...stored.keys()]).toEqual(['section/quiz']);
});

test('`realm check` knows the plugins of a store that it is given', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'checked-'));
  const address = path.join(home, 'store');
  mkdirSync(address);
  store = openStore(address);
  await added();
  cpSync('realms/ringside', path.join(home, 'quizzed'), { recursive: true });
  const file = path.join(home, 'quizzed/realm.json');
  const demo = JSON.parse(readFileSync(file, 'utf8')) as { readonly plugins: object };
  const document = {
    ...demo,
    id: 'quizzed',
    hosts: ['quizzed.localhost'],
    plugins: { ...demo.plugins, 'section/quiz': { rounds: 0 } },
  };
  writeFileSync(file, JSON.stringify(document));
  const problemsWith = async (options: { readonly store?: string }) => {
    const { output } = await realmCheckWith(process.cwd(), file, { json: true, ...options });
    const { problems } = JSON.parse(output) as { readonly problems: readonly object[] };
    return problems;
  };
  expect(await problemsWith({ store: address })).toMatchObject([
    { pointer: '/plugins/section~1quiz/rounds', code: 'out-of-range' },
  ]);
  expect(await problemsWith({ store: '' })).toMatchObject([{ pointer: '/plugins/section~1quiz' }]);
  rmSync(home, { recursive: true });
});

test('a new version takes its place; a removed plugin is gone', async () => {
  await added();
  const next = await added(changed('package.json', { version: '1.1.0' }), 'sha512-second');
  expect(next.before).toBe('1.0.0');
  const known = (await readStoredPlugins(store)).get('section/quiz');
  expect(known?.plugin.package).toEqual({ name: '@acme/quiz', version: '1.1.0', integrity: 'sha512-second' });
  expect(known?.pointer).toMatchObject({ at: 1000, by: 'nadia' });
  expect(await removePlugin(store, 'section/quiz')).not.toBeNull();
  expect((await readStoredPlugins(store)).size).toBe(0);
  expect(await removePlugin(store, 'section/quiz')).toBeNull();
});

describe('it is refused, and the store keeps what it had', () => {
  const manifest = (members: object) => changed('plugin.json', members);
  const row = (contribution: object) =>
    manifest({
      contributes: { section: [{ name: 'quiz', module: './row.js', skeleton: 'cards', ...contribution }] },
    });

  test.each<[string, Readonly<Record<string, string | null>>, RegExp]>([
    ['with a range of another SDK', manifest({ api: '^2' }), /version 1 of the SDK, the plugin requires \^2/],
    ['with the id of a plugin in the build', manifest({ id: 'section/hero' }), /id section\/hero is taken/],
    ['with a row type of the build', row({ name: 'hero' }), /section\/hero contributes the section "hero"/],
    [
      'with a peer that the site lacks',
      changed('package.json', { peerDependencies: { lodash: '^4' } }),
      /needs lodash beside it/,
    ],
    [
      'for another React',
      changed('package.json', { peerDependencies: { react: '^18.0.0' } }),
      /needs react \^18\.0\.0; the site has 19/,
    ],
    ['without a version', changed('package.json', { version: 'new' }), /names no package with a version/],
    ['that is no plugin', changed('package.json', { proscenium: {} }), /@acme\/quiz is no plugin/],
    ['without its module', { 'row.js': null }, /row\.js does not exist/],
    [
      'without the export that its manifest names',
      { 'row.js': 'export const quiz = 1;' },
      /row\.js has no default export/,
    ],
    [
      'with React DOM',
      { 'row.js': `import { createRoot } from 'react-dom/client';\nexport default createRoot;` },
      /does not share "react-dom\/client"[\s\S]*row\.js:1/,
    ],
    [
      'with a copy of React',
      { 'row.js': `export default { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: {} };` },
      /row\.js contains a copy of React/,
    ],
    [
      'with an import that it lacks',
      { 'row.js': `import x from 'left-pad';\nexport default x;` },
      /Could not resolve "left-pad"[\s\S]*row\.js:1/,
    ],
    [
      'with tools for tests',
      { 'row.js': `import { x } from 'proscenium/kit';\nexport default x;` },
      /does not share "proscenium\/kit"/,
    ],
    [
      'with a global style sheet',
      { 'row.js': `import './all.css';\nexport default 1;`, 'all.css': 'body{}' },
      /all\.css would style every page/,
    ],
    [
      'with a selector for elements of others',
      { 'row.module.css': 'body { color: red; }' },
      /class of this module[\s\S]*row\.module\.css:1/,
    ],
    ['with a missing translation', { 'messages/pt.json': '{}' }, /messages\/pt\.json/],
    [
      'with a text of core',
      {
        'messages/en.json': '{ "signIn": "x" }',
        'messages/es.json': '{ "signIn": "x" }',
        'messages/pt.json': '{ "signIn": "x" }',
        'messages/ar.json': '{ "signIn": "x" }',
      },
      /"signIn" would replace that of/,
    ],
    ['without the samples that its manifest names', { 'preview.json': null }, /preview\.json does not exist/],
    ['with samples that are no JSON', { 'preview.json': '[' }, /preview\.json:1:/],
    [
      'with an option that core reads',
      { 'options.schema.json': (quiz['options.schema.json'] ?? '').replace('rounds', 'title') },
      /cannot be called "title"/,
    ],
  ])('%s', async (_, files, message) => {
    const result = await add(files);
    expect('refusal' in result ? result.refusal : 'added').toMatch(message);
    expect((await readStoredPlugins(store)).size).toBe(0);
  });

  test('with another integrity than the operator expects', async () => {
    expect(await add({}, 'sha512-first', 'sha512-other')).toEqual({
      refusal: 'The package has the integrity sha512-first, not sha512-other.',
    });
  });

  test('with other contents of the same version, or from another package', async () => {
    await added();
    expect(await add({}, 'sha512-second')).toEqual({
      refusal: expect.stringContaining('A changed package needs a new version.') as string,
    });
    expect(await add(changed('package.json', { name: '@other/quiz' }))).toEqual({
      refusal: expect.stringContaining('the store has it from @acme/quiz') as string,
    });
    expect((await readStoredPlugins(store)).get('section/quiz')?.plugin.package.integrity).toBe(
      'sha512-first',
    );
  });
});

describe('a packed file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is unpacked, and its integrity is that of npm', async () => {
    const { folder: files } = openedPackage(quiz);
    await tar.create({ file: path.join(folder, 'quiz.tgz'), gzip: true, cwd: path.dirname(files) }, [
      path.basename(files),
    ]);
    const opened = await openPackage('quiz.tgz', folder);
    if (typeof opened === 'string') throw new Error(opened);
    expect(readFileSync(path.join(opened.folder, 'row.js'), 'utf8')).toBe(quiz['row.js']);
    expect(opened.integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
    await opened.close();
  });

  test.each([
    ['that does not exist', 'nowhere.tgz', null],
    ['that is none', 'words.tgz', 'These are words.'],
  ])('%s is told', async (_, name, text) => {
    if (text !== null) writeFileSync(path.join(folder, name), text);
    expect(await openPackage(name, folder)).toMatch(new RegExp(`^${name} cannot be read: `));
  });
});
