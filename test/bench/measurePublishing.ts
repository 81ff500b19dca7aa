/** Cost of one more realm: reading, compiling and publishing it, as the host does, without the bundler. */
import type { BuildManifest } from '../../scripts/build/BuildManifest';
import { RealmLibrary } from '../../scripts/host/RealmLibrary';
import { generatedRealms } from './generatedRealms';

const SAMPLES = 30;
const MANY = 1000;

/** Milliseconds for one realm (median, after a warm-up), and per realm among a thousand. */
export function measurePublishing(
  root: string,
  build: BuildManifest,
): { readonly one: number; readonly thousand: number } {
  const { folder, write, remove } = generatedRealms(root);
  try {
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
    remove();
  }
}
