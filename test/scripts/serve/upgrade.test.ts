/** Releases of one build, served by the production server of the next build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { BuildManifest } from '../../../scripts/build/BuildManifest';
import { compileRealm } from '../../../scripts/compile/compileRealm';
import { readRealmSources } from '../../../scripts/compile/realmSources';
import { proxyList } from '../../../scripts/host/nodeServer';
import { publishCompilation } from '../../../scripts/publish/publishCompilation';
import { readPictures } from '../../../scripts/publish/readPictures';
import { storeBuild } from '../../../scripts/publish/storeBuild';
import { FolderStore } from '../../../scripts/releases/folder/FolderStore';
import { publications, publishRelease, storeRelease } from '../../../scripts/releases/publishRelease';
import { servedReleases } from '../../../scripts/releases/retention';
import { rollBack } from '../../../scripts/releases/rollBack';
import { startService } from '../../../scripts/serve/startService';
import { build, builtTexts, installed, root as repository } from '../host/hostFixture';
import { collect } from '../releases/collect';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A folder with a build: a first script, a lazy one that both builds share, and the script for embedding. */
function built(name: string): { readonly root: string; readonly build: BuildManifest } {
  const root = path.join(folder, name);
  const assets = path.join(root, 'dist/assets');
  mkdirSync(assets, { recursive: true });
  const manifest: BuildManifest = {
    ...build,
    scripts: [`first-${name}.js`],
    embed: { script: `embed-${name}.js`, types: `embed-${name}.d.ts` },
  };
  writeFileSync(path.join(root, 'dist/build.json'), JSON.stringify(manifest));
  for (const file of [`first-${name}.js`, 'shared.js', `embed-${name}.js`, `embed-${name}.d.ts`])
    writeFileSync(path.join(assets, file), `// ${file}`);
  return { root, build: manifest };
}

const author = { by: 'nadia', message: null, at: Date.UTC(2026, 0, 1) };
const document = 'realms/ringside/realm.json';
const sources = readRealmSources(repository, ['ringside']);
const compilation = compileRealm({ sources, file: document }, installed, {
  '/platform/url': 'https://platform.test',
});
const pictures = readPictures(repository, document, compilation, sources);

async function publish(
  store: FolderStore,
  { root, build: manifest }: ReturnType<typeof built>,
): Promise<void> {
  const published = publishCompilation(compilation, { build: manifest, builtTexts, overrides: [], pictures });
  if (published === null) throw new Error('ringside does not compile.');
  const stored = await storeBuild(store, path.join(root, 'dist'), manifest, author.at);
  const release = await storeRelease(store, published, pictures, stored);
  expect(await publishRelease(store, release, author)).toMatchObject({ done: true });
}

test('a server of a new build serves releases of the one before, and open tabs after the next publication', async () => {
  const store = new FolderStore(path.join(folder, 'store'));
  const [before, after] = [built('A'), built('B')];
  await publish(store, before);
  let now = 0;
  const service = await startService({
    store,
    hostname: '127.0.0.1',
    port: 0,
    proxies: proxyList(''),
    assets: path.join(after.root, 'dist/assets'),
    log: () => undefined,
    now: () => now,
  });
  const ask = (address: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: service.port, path: address, agent: false };
      get({ ...options, headers: { host: 'ringside.localhost' } }, (response) => {
        if (response.statusCode === 200) text(response).then(resolve, reject);
        else reject(new Error(`${address}: ${response.statusCode}`));
      }).on('error', reject);
    });
  /** The first script that the page names, and what the server answers for it and for the other files. */
  const served = async () => {
    const script = /<script type="module" src="([^"]+)">/.exec(await ask('/'))?.[1] ?? '';
    return [script, await ask(script), await ask('/embed.js'), await ask('/embed.d.ts')];
  };
  const answersOf = (name: string) => [
    `/assets/first-${name}.js`,
    `// first-${name}.js`,
    `// embed-${name}.js`,
    `// embed-${name}.d.ts`,
  ];
  try {
    expect(await served()).toEqual(answersOf('A'));
    expect(await ask('/assets/shared.js')).toBe('// shared.js');

    await publish(store, after);
    now += 10_000;
    expect(await served()).toEqual(answersOf('B'));
    // A tab that was opened before.
    expect(await ask('/assets/first-A.js')).toBe('// first-A.js');

    const releases = servedReleases(await collect(publications(store, 'ringside')));
    const previous = releases.find(({ isPrevious }) => isPrevious);
    if (previous === undefined) throw new Error('There is no release to roll back to.');
    expect(await rollBack(store, previous, author)).toMatchObject({ done: true });
    now += 10_000;
    expect(await served()).toEqual(answersOf('A'));
  } finally {
    await service.stop(Promise.resolve(), 0);
  }
});
