/** A store with many realms: publishing, looking up, starting, and memory. Needs Linux and some minutes. */
import path from 'node:path';
import { buildServer } from '../../scripts/build/buildServer';
import { ReleaseLibrary } from '../../scripts/host/ReleaseLibrary';
import { FolderStore } from '../../scripts/releases/folder/FolderStore';
import { generatedRealms } from './generatedRealms';
import { end, memoryOf, page, realmCommand, startNode } from './processes';
import type { Row } from './table';
import { startVideoPlatform } from './videoPlatform';

const MANY = 10_000;
const FEW = 10;
const IN_USE = 500;
const VIDEOS = 3;
const LOOKUPS = 4000;

export async function measureReleases(root: string): Promise<readonly Row[]> {
  const platform = await startVideoPlatform();
  const { folder, write, remove } = generatedRealms(root, platform.url);
  try {
    const [few, many] = ['few', 'many'].map((name) => path.join(folder, name)) as [string, string];
    const realm = await realmCommand(root, folder);
    const publish = (ids: readonly string[], store: string) => {
      ids.forEach((id) => write(id));
      return realm('publish', ...ids, '--store', store, '--allow-private-platform');
    };
    const named = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

    await publish(named('few', FEW), few);
    const all = await publish(named('brand', MANY), many);
    const one = await publish(['one-more'], many);
    const ratio = await lookUpRatio(
      { store: few, hosts: named('few', FEW).map((id) => `${id}.example`) },
      { store: many, hosts: named('brand', MANY).map((id) => `${id}.example`) },
    );
    await buildServer(root);
    const began = performance.now();
    const server = await startNode(path.join(root, 'dist/node'), { ...process.env, PROSCENIUM_STORE: many });
    const ask = async (brand: number, address: string) => {
      const { status } = await page(server, `brand-${brand}.example`, { path: address });
      if (status !== 200) throw new Error(`${address} of brand ${brand} has status ${status}.`);
    };
    try {
      await ask(0, '/');
      const start = performance.now() - began;
      for (let brand = 0; brand < IN_USE; brand++) {
        await ask(brand, '/');
        for (let video = 0; video < VIDEOS; video++) await ask(brand, `/video/${video}/film`);
      }
      const count = MANY.toLocaleString('en');
      return [
        { what: `publish ${count} realms to a folder`, value: all.wall, unit: 's', budget: 90 },
        { what: `publish ${count} realms to a folder: CPU of all processes`, value: all.cpu, unit: 's' },
        {
          what: `publish one more among ${count}, by the built command line`,
          value: one.wall,
          unit: 's',
          budget: 1,
        },
        {
          what: `look-up of a pointer among ${count}, of that among ${FEW}`,
          value: ratio,
          unit: '×',
          budget: 1.2,
        },
        {
          what: `start until the first page, ${count} realms in the store`,
          value: start,
          unit: 'ms',
          budget: 2000,
        },
        {
          what: `memory with ${IN_USE} realms in use, each with its home and ${VIDEOS} videos`,
          value: memoryOf(server),
          unit: 'MB',
          budget: 256,
        },
      ];
    } finally {
      await end(server.process);
    }
  } finally {
    remove();
    await platform.close();
  }
}

interface Published {
  readonly store: string;
  readonly hosts: readonly string[];
}

/** How much longer the second store takes for a pointer (medians). Look-ups alternate, so that load affects both. */
async function lookUpRatio(...stores: readonly [Published, Published]): Promise<number> {
  const sides = stores.map(({ store, hosts }) => ({
    hosts,
    times: [] as number[],
    library: new ReleaseLibrary({
      store: new FolderStore(store),
      now: () => performance.now(),
      // Each look-up reads the store.
      pointerAge: 0,
      report: (error) => {
        throw error;
      },
    }),
  }));
  // The same hosts again and again, so that only pointers are read.
  const used = 10;
  for (let index = 0; index < LOOKUPS; index++)
    for (const { hosts, times, library } of sides) {
      const host = hosts[Math.floor(((index % used) * hosts.length) / used)] ?? '';
      const began = performance.now();
      if ((await library.forHost(host)) === null) throw new Error(`${host} is not published.`);
      if (index >= used) times.push(performance.now() - began);
    }
  const [few = NaN, many = NaN] = sides.map(
    ({ times }) => times.sort((a, b) => a - b)[times.length >> 1] ?? NaN,
  );
  return many / few;
}
