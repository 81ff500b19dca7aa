import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { buildAssets, type BuildManifest } from '../../../scripts/build/buildAssets';
import { readBuild } from '../../../scripts/build/readBuild';
import { contributionScripts } from '../../../scripts/build/BuildManifest';
import { RENDERER } from '../../../scripts/build/rendererVersion';
import { loadRenderer } from '../../../scripts/host/loadRenderer';
import { sheetText } from '../../../scripts/publish/buildSheet';
import { smallRepository, type SmallRepository } from './smallRepository';

let repository: SmallRepository;
let build: BuildManifest;
const asset = (file: string) => readFileSync(path.join(repository.root, 'dist/assets', file), 'utf8');
const assets = () =>
  readdirSync(path.join(repository.root, 'dist/assets'), { recursive: true, encoding: 'utf8' }).sort();

beforeAll(async () => {
  repository = smallRepository();
  build = await buildAssets(repository.root);
}, 30_000);
afterAll(() => repository.dispose());

/** Runs the built first script as a browser would, then `then`, and gives its output as JSON. */
function run(then: string): unknown {
  const program = `
    globalThis.CSSStyleSheet = class { replaceSync(text) { this.text = text; } };
    globalThis.document = { adoptedStyleSheets: [] };
    await import(${JSON.stringify(pathToFileURL(path.join(repository.root, 'dist/assets', build.scripts[0] ?? '')).href)});
    console.log(JSON.stringify(await (async () => { ${then} })()));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }),
  );
}

test('the first page is one script, whatever lazy modules share with it', () => {
  expect(build.scripts.length).toBe(1);
  expect(Object.keys(build.modules).sort()).toEqual(
    expect.arrayContaining([
      'core/pages/Other.tsx',
      'core/pages/Page.tsx',
      'plugins/section/plain/section.tsx',
    ]),
  );
  for (const [module, scripts] of Object.entries(build.modules)) {
    if (module.startsWith('proscenium-broken:')) continue;
    expect(scripts).not.toContain(build.scripts[0]);
    for (const script of scripts) expect(asset(script)).toContain(build.scripts[0]);
  }
});

test('browsers compile the script of the first page while it arrives, and its source map fits', () => {
  const [entry = ''] = build.scripts;
  const [hint, code = ''] = asset(entry).split('\n');
  expect(hint).toBe('//# allFunctionsCalledOnLoad');
  const map = new SourceMap(JSON.parse(asset(`${entry}.map`)) as ConstructorParameters<typeof SourceMap>[0]);
  const column = code.indexOf('shared with');
  expect(column).toBeGreaterThan(0);
  const found = map.findEntry(1, column);
  expect('originalSource' in found && found.originalSource).toMatch(/core\/.*\.tsx?$/);
  for (const file of Object.values(build.modules).flat()) expect(asset(file)).not.toContain('//# all');
});

test('the host gets a renderer of this build', async () => {
  const renderer = loadRenderer([path.join(repository.root, RENDERER)]);
  expect(renderer?.version).toBe(build.rendering.version);
  expect(await renderer?.renderPage({} as never)).toEqual({ html: 'shared with section', answers: [] });
  expect(loadRenderer([path.join(repository.root, 'nowhere.cjs')])).toBeNull();
});

test('it runs, once, and its lazy modules work', () => {
  const loaded = run(`
    const page = (await lazy.page()).default(), other = (await lazy.other()).default(), section = (await lazy.section()).default(), library = (await lazy.library()).default;
    return { started, page, other, section, library };`) as {
    started: string[];
    page: string[];
    other: string;
    section: string;
    library: object;
  };
  expect(loaded.started).toEqual([expect.stringMatching(/first$/), 'shared with main']);
  expect(loaded.page).toEqual(['used by lazy modules alone', expect.stringMatching(/page$/)]);
  expect([loaded.other, loaded.section, loaded.library]).toEqual([
    'shared with other',
    'shared with section',
    { version: 'the old library' },
  ]);
});

test('a plugin in a package imports core by its public names, and loads only what it uses', () => {
  expect(run('return (await lazy.packaged()).default();')).toBe('used by lazy modules alone');
  expect(run('await lazy.packaged(); return { unused: globalThis.loadedUnused ?? false };')).toEqual({
    unused: false,
  });
  const [script = ''] = contributionScripts(build, 'section/packaged', 'section');
  expect(asset(script)).toContain(build.scripts[0]);
});

test('texts of a package arrive', () => {
  const { locales } = build.messages['section/packaged'] ?? {};
  expect(locales).toEqual(['en', 'pt']);
});

test('a package that does not build is left out by name, and the others are built', async () => {
  expect(Object.keys(build.brokenPackages ?? {})).toEqual(['@acme/broken', '@acme/leaking']);
  expect(build.brokenPackages?.['@acme/broken']).toMatch(
    /Could not resolve "nowhere"\s+node_modules\/@acme\/broken\/row\.js:1:/,
  );
  expect(build.brokenPackages?.['@acme/leaking']).toContain('leak.css would style every page');
  expect(sheetText(build.rendering)).not.toContain('of the leak');
  for (const name of ['broken', 'leaking'])
    expect(run(`return lazy.${name}().then(() => 'loaded', ({ message }) => message);`)).toBe(
      `The package @acme/${name} did not build; the build names the cause.`,
    );
});

test('the CSS of the first page is the sheet that pages contain; that of a lazy module is adopted when it runs', () => {
  const sheet = sheetText(build.rendering);
  expect(sheet).toContain('margin:0');
  expect(sheet).toMatch(/first\s*\{\s*color:\s*red/);
  expect(sheet).not.toContain('inline-size');
  expect(sheet).not.toContain('sourceMappingURL');
  const before = run('return document.adoptedStyleSheets.length;');
  const after = run('await lazy.page(); return document.adoptedStyleSheets.map(({ text }) => text);');
  expect(before).toBe(0);
  expect(after).toEqual([expect.stringMatching(/page\{inline-size:100%\}/)]);
});

test('the script of the page itself is separate', () => {
  expect(build.early).toContain('begun');
  expect(build.early).not.toMatch(/import|sourceMappingURL/);
});

test('contributions are listed by plugin and point', () => {
  const [script = ''] = contributionScripts(build, 'section/plain', 'section');
  expect(asset(script)).toContain('section');
  expect(build.pluginBytes['section/plain']).toBeGreaterThan(0);
  expect(build.pluginBytes['section/plain']).toBeLessThanOrEqual(Buffer.byteLength(asset(script)));
  expect(contributionScripts(build, 'section/plain', 'route')).toEqual([]);
  expect(contributionScripts(build, 'nobody/knows', 'section')).toEqual([]);
});

test('fonts and texts have content-hashed names', () => {
  expect(build.fonts).toEqual({
    'Plain Sans': [
      {
        subset: 'latin',
        style: 'normal',
        weight: '100 900',
        unicodeRange: 'U+0-7F',
        file: expect.stringMatching(/^fonts\/plain-sans-latin-normal-[0-9a-f]{8}\.woff2$/) as string,
      },
    ],
  });
  const { version = '', locales } = build.messages['pages'] ?? {};
  expect([version, locales]).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/), ['en']]);
  expect(JSON.parse(asset(`messages/pages-${version}.en.json`))).toHaveProperty('hello');
});

test('every script has its compressed variant', () => {
  const scripts = assets().filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts)
    expect(
      brotliDecompressSync(
        readFileSync(path.join(repository.root, 'dist/assets', `${script}.br`)),
      ).toString(),
    ).toBe(asset(script));
});

test('the same sources give the same files, so that unchanged files are not downloaded again', async () => {
  const before = assets();
  expect(await buildAssets(repository.root)).toEqual(build);
  expect(assets()).toEqual(before);
  expect(await readBuild(repository.root)).toEqual(build);
}, 30_000);

test('code that does not build keeps the last build', async () => {
  const before = assets();
  repository.write('core/pages/Other.tsx', 'export default () => {');
  await expect(buildAssets(repository.root)).rejects.toThrow(/Other\.tsx/);
  expect(assets()).toEqual(before);
  expect(await readBuild(repository.root)).toEqual(build);
  for (const script of build.scripts)
    expect(existsSync(path.join(repository.root, 'dist/assets', script))).toBe(true);
}, 30_000);

test('a new build removes surplus files of the old one', async () => {
  repository.write('core/pages/Other.tsx', `export default () => 'nothing shared now';`);
  const next = await buildAssets(repository.root);
  expect(assets()).not.toContain(build.modules['core/pages/Other.tsx']?.[0]);
  expect(assets()).toContain(next.modules['core/pages/Other.tsx']?.[0]);
}, 30_000);

test('a page with another inlined script is rendered by another host', async () => {
  const { rendering } = await buildAssets(repository.root);
  repository.write('core/boot/early.ts', `document.title = 'another';`);
  expect((await buildAssets(repository.root)).rendering.version).not.toBe(rendering.version);
}, 30_000);

test('where nothing was built there is no build', async () => {
  expect(await readBuild(path.join(repository.root, 'nowhere'))).toBeNull();
  repository.write('dist/build.json', '{ "scripts": [');
  expect(await readBuild(repository.root)).toBeNull();
});
