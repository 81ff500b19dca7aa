/** Source maps contain the source text, so production servers do not have them (review L15). */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServer } from '../../../scripts/build/buildServer';
import { storeBuild } from '../../../scripts/publish/storeBuild';
import { memoryStore } from '../../../scripts/releases/memoryStore';
import { readJson, type StoredBuild } from '../../../scripts/releases/release';
import { build } from '../host/sampleBuild';

const root = mkdtempSync(path.join(tmpdir(), 'proscenium-maps-'));
const repository = path.resolve(__dirname, '../../..');
for (const shared of [
  'core',
  'node_modules',
  'plugins',
  'schemas',
  'scripts',
  'package.json',
  'tsconfig.json',
])
  symlinkSync(path.join(repository, shared), path.join(root, shared));
for (const folder of ['assets', 'renderer']) mkdirSync(path.join(root, 'dist', folder), { recursive: true });
writeFileSync(path.join(root, 'dist/renderer/renderer.cjs'), '');
writeFileSync(path.join(root, 'dist/build.json'), JSON.stringify(build));
writeFileSync(path.join(root, 'dist/assets/first.js'), 'export {};');
writeFileSync(path.join(root, 'dist/assets/first.js.map'), '{"sourcesContent":["secret"]}');
afterAll(() => rmSync(root, { recursive: true }));

test('L15 a store has none', async () => {
  const store = memoryStore();
  const stored = await readJson<StoredBuild>(
    store,
    await storeBuild(store, path.join(root, 'dist'), build, 0),
  );
  expect(Object.keys(stored?.assets ?? {})).toEqual(['first.js']);
});

test('L15 the folder of the production server has none', async () => {
  const folder = await buildServer(root);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'assets',
    'assets/first.js',
    'package.json',
    'renderer.cjs',
    'server.js',
  ]);
});
