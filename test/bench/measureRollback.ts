/** How long a rollback takes until every process of a fleet serves it. */
import path from 'node:path';
import { buildServer } from '../../scripts/build/buildServer';
import { generatedRealms } from './generatedRealms';
import { end, page, realmCommand, startNode } from './processes';
import type { Row } from './table';

const PROCESSES = 4;
const ROLLBACKS = 3;
/** Milliseconds between two looks, and the longest time until all processes serve a change. */
const PAUSE = 20;
const PATIENCE = 15_000;

export async function measureRollback(root: string): Promise<readonly Row[]> {
  const { folder, write, remove } = generatedRealms(root);
  const store = path.join(folder, 'store');
  const realm = await realmCommand(root, folder);
  const publish = async (title: string) => {
    write('velvet', title);
    await realm('publish', 'velvet', '--store', store);
  };
  try {
    await publish('Earlier');
    const built = await buildServer(root);
    const env = { ...process.env, PROSCENIUM_STORE: store };
    const servers = await Promise.all(Array.from({ length: PROCESSES }, () => startNode(built, env)));
    const serve = async (title: string) => {
      const limit = performance.now() + PATIENCE;
      for (const server of servers)
        while (!(await titleOf(server.port)).includes(title)) {
          if (performance.now() > limit) throw new Error(`${title} is not served after ${PATIENCE} ms.`);
          await new Promise((resolve) => setTimeout(resolve, PAUSE));
        }
    };
    try {
      const times: number[] = [];
      for (let each = 0; each < ROLLBACKS; each++) {
        await publish('Later');
        await serve('Later');
        const began = performance.now();
        await realm('rollback', 'velvet', '--store', store);
        await serve('Earlier');
        times.push((performance.now() - began) / 1000);
      }
      return [
        {
          what: `rollback, from the command until ${PROCESSES} processes serve it (longest of ${ROLLBACKS})`,
          value: Math.max(...times),
          unit: 's',
          budget: 5,
        },
      ];
    } finally {
      await Promise.all(servers.map(({ process: server }) => end(server)));
    }
  } finally {
    remove();
  }
}

async function titleOf(port: number): Promise<string> {
  const { body } = await page({ port }, 'velvet.example', { encoding: 'identity' });
  return /<title>[^<]*<\/title>/.exec(body.toString())?.[0] ?? '';
}
