/** Cost of one more realm: reading, compiling and publishing it, as the host does, without the bundler. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildManifest } from '../../scripts/build/BuildManifest';
import { RealmLibrary } from '../../scripts/host/RealmLibrary';

const SAMPLES = 30;
const MANY = 1000;

/** Milliseconds for one realm (median, after a warm-up), and per realm among a thousand. */
export function measurePublishing(
  root: string,
  build: BuildManifest,
): { readonly one: number; readonly thousand: number } {
  const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-bench-'));
  try {
    for (const shared of ['core', 'dist', 'node_modules', 'plugins', 'schemas', 'package.json'])
      symlinkSync(path.join(root, shared), path.join(folder, shared));
    cpSync(path.join(root, 'realms/ringside'), path.join(folder, 'realms/ringside'), { recursive: true });
    const template = JSON.parse(
      readFileSync(path.join(root, 'realms/ringside/realm.json'), 'utf8'),
    ) as object;
    // Separate documents that share ringside's pictures.
    const write = (id: string): void => {
      mkdirSync(path.join(folder, 'realms', id));
      const document = {
        ...template,
        $schema: undefined,
        extends: 'ringside',
        id,
        title: id,
        hosts: [`${id}.example`],
      };
      writeFileSync(path.join(folder, 'realms', id, 'realm.json'), JSON.stringify(document, null, 2));
    };
    const library = new RealmLibrary({
      root: folder,
      build,
      onProblems: (id, problems) => {
        throw new Error(`${id} has problems: ${JSON.stringify(problems[0])}`);
      },
    });
    const timed = (id: string): number => {
      write(id);
      const began = performance.now();
      library.realm(id);
      return performance.now() - began;
    };
    for (let index = 0; index < 3; index++) timed(`warm-up-${index}`);
    const ones = Array.from({ length: SAMPLES }, (_, index) => timed(`one-${index}`)).sort((a, b) => a - b);
    for (let index = 0; index < MANY; index++) write(`realm-${index}`);
    const began = performance.now();
    for (let index = 0; index < MANY; index++) library.realm(`realm-${index}`);
    return { one: ones[SAMPLES / 2] ?? 0, thousand: (performance.now() - began) / MANY };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
