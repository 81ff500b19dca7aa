/** A copy of the repository with a build, and an empty store before each test. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { realmPublish } from '../../../scripts/cli/realmPublish';
import { build } from '../host/sampleBuild';
import { repositoryCopy } from './repositoryCopy';

const copy = repositoryCopy({ realms: ['ringside', 'noor'] });
export const { root } = copy;
export let store: string;

beforeAll(() => {
  mkdirSync(path.join(root, 'dist/assets'), { recursive: true });
  writeFileSync(path.join(root, 'dist/build.json'), JSON.stringify(build));
  writeFileSync(path.join(root, 'dist/assets/first-1A2B3C4D.js'), 'export {};');
});
beforeEach(() => (store = mkdtempSync(path.join(tmpdir(), 'proscenium-store-'))));
afterEach(() => rmSync(store, { recursive: true }));
afterAll(() => copy.remove());

export const document = path.join(root, 'realms/ringside/realm.json');
export const original = readFileSync(document, 'utf8');
afterEach(() => writeFileSync(document, original));

/** Changes ringside's document and publishes it. */
export async function publish(from: string, to: string, message: string): Promise<string> {
  writeFileSync(document, original.replace(from, to));
  const { code, output, errors } = await realmPublish(root, ['ringside'], {
    store,
    message,
    by: 'nadia',
    json: true,
  });
  expect([code, errors]).toEqual([0, '']);
  return (JSON.parse(output) as { published: { release: string }[] }).published[0]?.release ?? '';
}
