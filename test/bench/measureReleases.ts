/** A store with many realms: publishing, looking up, starting, and memory. Needs Linux and some minutes. */
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { buildServer } from '../../scripts/build/buildServer';
import { realmPublish } from '../../scripts/cli/realmPublish';
import { ReleaseLibrary } from '../../scripts/host/ReleaseLibrary';
import { FolderStore } from '../../scripts/releases/folder/FolderStore';
import { generatedRealms } from './generatedRealms';
import { end, startNode, type Server } from './measureServing';
import type { Row } from './table';

const MANY = 10_000;
const FEW = 10;
const IN_USE = 500;
const LOOKUPS = 4000;

export async function measureReleases(root: string): Promise<readonly Row[]> {
  const { folder, write, remove } = generatedRealms(root);
  try {
    const [few, many] = ['few', 'many'].map((name) => path.join(folder, name)) as [string, string];
    const publish = async (ids: readonly string[], store: string) => {
      ids.forEach(write);
      const [began, used] = [performance.now(), process.cpuUsage()];
      const { errors } = await realmPublish(folder, ids, { store, by: 'bench', json: true });
      if (errors !== '') throw new Error(errors);
      const { user, system } = process.cpuUsage(used);
      return { wall: (performance.now() - began) / 1000, cpu: (user + system) / 1e6 };
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
    try {
      await page(server, 'brand-0.example');
      const start = performance.now() - began;
      for (let index = 0; index < IN_USE; index++) await page(server, `brand-${index}.example`);
      const count = MANY.toLocaleString('en');
      return [
        { what: `publish ${count} realms to a folder`, value: all.wall, unit: 's', budget: 90 },
        { what: `publish ${count} realms to a folder: CPU`, value: all.cpu, unit: 's' },
        { what: `publish one more among ${count}`, value: one.wall, unit: 's', budget: 1 },
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
        { what: `memory with ${IN_USE} realms in use`, value: memoryOf(server), unit: 'MB', budget: 256 },
      ];
    } finally {
      await end(server.process);
    }
  } finally {
    remove();
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

function page({ port }: Server, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'br' };
    get({ host: '127.0.0.1', port, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${host} has status ${answer.statusCode}.`));
      answer.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}

/** The resident memory of a process in megabytes. */
function memoryOf({ process: { pid } }: Server): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
