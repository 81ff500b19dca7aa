/** A realm with a plugin of the store, served on Node and on workerd. */
import { createHash } from 'node:crypto';
import { sharedModule } from '../../../scripts/build/sharedModules';
import { compileRealm } from '../../../scripts/compile/compileRealm';
import { addPlugin } from '../../../scripts/install/addPlugin';
import {
  buildWithPlugins,
  pluginTexts,
  type BuildWithPlugins,
} from '../../../scripts/install/buildWithPlugins';
import { readSiteFacts } from '../../../scripts/install/siteFacts';
import { readSitePlugins } from '../../../scripts/install/sitePlugins';
import { publishCompilation } from '../../../scripts/publish/publishCompilation';
import { memoryStore, type MemoryValues } from '../../../scripts/releases/memoryStore';
import { publishRelease, storeRelease } from '../../../scripts/releases/publishRelease';
import { writeJson, type StoredBuild } from '../../../scripts/releases/release';
import type { StoredPluginEntry } from '../../../scripts/releases/storedPlugins';
import { demoDocument, fileOf, root, sourcesWith } from '../compile/demoRealms';
import { build, builtTexts } from '../host/sampleBuild';
import { demoPictures } from '../host/hostFixture';
import { send, startNode, startWorkerd, type Engine } from '../serve/engines';
import { openedPackage, quiz } from './pluginPackage';

/** A build with what the plugin imports. */
const sharing = {
  ...build,
  modules: {
    ...build.modules,
    [sharedModule('proscenium/i18n')]: ['shared-i18n-1.js', 'chunk-1.js'],
    [sharedModule('react/jsx-runtime')]: ['shared-jsx-1.js'],
  },
};
const bare: StoredBuild = { format: 1, host: sharing, assets: { 'first-1A2B3C4D.js': 'f'.repeat(64) } };

const values: MemoryValues = new Map();
const store = memoryStore(values);
let entry: StoredPluginEntry;
let made: BuildWithPlugins;
let engines: readonly Engine[];

beforeAll(async () => {
  const site = await readSiteFacts(root);
  const result = await addPlugin({ site, store, opened: openedPackage(quiz), by: 'nadia', now: 0 });
  if ('refusal' in result) throw new Error(result.refusal);
  const { installed, stored } = await readSitePlugins(site.installed, store);
  entry = stored.get('section/quiz') as StoredPluginEntry;
  const built = buildWithPlugins(sharing, bare, [entry]);
  if (typeof built === 'string') throw new Error(built);
  made = built;
  const document = demoDocument('ringside');
  const changed = {
    ...document,
    plugins: { ...(document['plugins'] as object), 'section/quiz': { rounds: 5 } },
    pages: { home: { rows: [{ type: 'quiz', bucket: 'home-live' }] } },
  };
  const compilation = compileRealm(
    { sources: sourcesWith({ [fileOf('ringside')]: JSON.stringify(changed) }), file: fileOf('ringside') },
    installed,
    { '/platform/url': 'https://platform.test' },
  );
  const texts = pluginTexts([entry], new Map());
  const published = publishCompilation(compilation, {
    build: made.manifest,
    builtTexts: (bundle, locale) => texts(bundle, locale) ?? builtTexts(),
    overrides: [],
    pictures: demoPictures('ringside'),
    packages: made.packages,
    importMap: made.importMap,
  });
  if (published === null) throw new Error(JSON.stringify(compilation.problems));
  const release = await storeRelease(
    store,
    published,
    demoPictures('ringside'),
    await writeJson(store, made.stored),
  );
  await publishRelease(store, release, { by: 'nadia', message: null, at: 0 });
  engines = await Promise.all([startNode(values, 400), startWorkerd(values, 400)]);
});
afterAll(() => Promise.all(engines.map((engine) => engine.stop())));

test('its page finds what the plugin imports, and pins the plugin’s modules', async () => {
  for (const engine of engines) {
    const { body, headers } = await send(engine, { path: '/search' });
    const html = body.toString();
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
    const [address = ''] = Object.keys(made.importMap.integrity);
    expect(JSON.parse(map)).toEqual({
      imports: {
        'proscenium/i18n': '/assets/shared-i18n-1.js',
        'react/jsx-runtime': '/assets/shared-jsx-1.js',
      },
      integrity: { [address]: entry.plugin.modules['row.js']?.integrity },
    });
    // A browser that has begun to load a module may ignore a map that comes later.
    expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'));
    expect(headers['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(map).digest('base64')}'`,
    );
  }
});

test('the modules, texts and samples are served to browsers as they are stored', async () => {
  const [address = ''] = Object.entries(made.packages['section/quiz']?.modules ?? {}).map(([, each]) => each);
  for (const engine of engines) {
    const { status, headers, body } = await send(engine, { path: address });
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers['cache-control']).toContain('immutable');
    expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(
      entry.plugin.modules['row.js']?.integrity,
    );
    const samples = await send(engine, { path: made.packages['section/quiz']?.samples ?? '' });
    expect(JSON.parse(samples.body.toString())).toEqual([{ id: 'one', title: 'One', bucket: {} }]);
    const { version } = entry.plugin.texts?.files ?? { version: '' };
    const texts = await send(engine, { path: `/assets/messages/section.quiz-${version}.pt.json` });
    expect(JSON.parse(texts.body.toString())).toHaveProperty('quizTitle');
  }
});

test('a page that draws it preloads its module with the same integrity, or browsers would load it twice', async () => {
  const [[address, integrity] = ['', '']] = Object.entries(made.importMap.integrity);
  for (const engine of engines) {
    const { body } = await send(engine, { path: '/' });
    expect(body.toString()).toContain(
      `<link rel="modulepreload" href="${address}" integrity="${integrity}">`,
    );
  }
});

test('a page that draws it preloads all that it needs', () => {
  const [scripts = []] = Object.values(made.manifest.contributions['section/quiz'] ?? {});
  expect(scripts).toEqual([
    expect.stringMatching(/^plugins\/section\.quiz-[0-9a-f]{16}\/row\.js$/) as string,
    'shared-i18n-1.js',
    'chunk-1.js',
    'shared-jsx-1.js',
  ]);
});

test('a build that no longer shares what it imports refuses it', () => {
  expect(buildWithPlugins(build, bare, [entry])).toBe(
    'section/quiz imports "proscenium/i18n", which this version of the site does not share.',
  );
});
