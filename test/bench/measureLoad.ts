/** A production server on Node under a constant rate of requests to many brands, from a process on the same machine. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildServer } from '../../scripts/build/buildServer';
import { generatedRealms } from './generatedRealms';
import type { LoadJob, LoadRequest, LoadResult } from './loadGenerator';
import { end, page, realmCommand, startNode, type Server } from './processes';
import type { Row } from './table';
import { startVideoPlatform } from './videoPlatform';

const BRANDS = 50;
const PER_SECOND = 1000;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
const VIDEOS = 3;

export async function measureLoad(root: string): Promise<readonly Row[]> {
  const platform = await startVideoPlatform();
  const { folder, write, remove } = generatedRealms(root, platform.url);
  try {
    const ids = Array.from({ length: BRANDS }, (_, index) => `brand-${index}`);
    for (const id of ids) write(id);
    const store = path.join(folder, 'store');
    const realm = await realmCommand(root, folder);
    await realm('publish', ...ids, '--store', store, '--allow-private-platform');
    const server = await startNode(await buildServer(root), { ...process.env, PROSCENIUM_STORE: store });
    try {
      const requests = await mixOf(
        server,
        ids.map((id) => `${id}.example`),
      );
      const load = { port: server.port, perSecond: PER_SECOND, requests };
      await generate({ ...load, seconds: WARM_UP_SECONDS });
      const { rate, p99, median, failures } = await generate({ ...load, seconds: SECONDS });
      if (failures > 0) throw new Error(`${failures} of ${PER_SECOND * SECONDS} requests failed.`);
      const what = `${PER_SECOND} requests/s to ${BRANDS} brands (homes, 30 % videos, 10 % 404, 10 % 304)`;
      return [
        { what: `${what}: answers per second`, value: rate, unit: '/s', least: PER_SECOND * 0.99 },
        { what: `${what}: median`, value: median, unit: 'ms' },
        { what: `${what}: 99th percentile`, value: p99, unit: 'ms', budget: 50 },
      ];
    } finally {
      await end(server.process);
    }
  } finally {
    remove();
    await platform.close();
  }
}

/** Requests in an order that mixes brands and pages; the pages are requested once, so that all are known to the server. */
async function mixOf(server: Server, hosts: readonly string[]): Promise<readonly LoadRequest[]> {
  const brotli = { 'accept-encoding': 'br' };
  const all: LoadRequest[][] = [];
  // One after the other: a page that waits for others to be rendered comes without content, and changes later.
  for (const host of hosts) {
    const { etag = '' } = await page(server, host);
    const home: LoadRequest = { host, path: '/', headers: brotli, status: 200 };
    const same = { ...home, headers: { ...brotli, 'if-none-match': etag }, status: 304 };
    const unknown = { ...home, path: `/no/such/page/of/${host}`, status: 404 };
    const videos = Array.from({ length: VIDEOS }, (_, id) => ({ ...home, path: `/video/${id}/film` }));
    for (const { path: address } of videos) await page(server, host, { path: address });
    all.push([home, videos[0], home, videos[1], home, same, home, videos[2], home, unknown] as LoadRequest[]);
  }
  // Each brand in turn, each with another kind of request than the one before it.
  return Array.from({ length: 10 }, (_, kind) =>
    all.map((requests, brand) => requests[(kind + brand) % 10] as LoadRequest),
  ).flat();
}

async function generate(job: LoadJob): Promise<LoadResult> {
  const child = fork(path.join(import.meta.dirname, 'loadGenerator.ts'));
  const answered = once(child, 'message') as Promise<[LoadResult]>;
  const failed = once(child, 'exit').then(([code]): never => {
    throw new Error(`The load generator ended with ${String(code)}.`);
  });
  child.send(job);
  const [result] = await Promise.race([answered, failed]);
  failed.catch(() => undefined);
  return result;
}
