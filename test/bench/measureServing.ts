/** CPU of the production servers: a warm page on Node and on workerd, and the start of the worker. */
import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildServer } from '../../scripts/build/buildServer';
import { buildWorker } from '../../scripts/build/buildWorker';
import { credentials, startS3Service } from '../scripts/releases/s3Service';
import { cpuOf, end, page, startNode, startWorkerd, type Server } from './processes';
import type { Row } from './table';

const PAGES = 2000;
const STARTS = 9;
const HOST = 'ringside.localhost';

/** `<root>/dist/assets` must be built. */
export async function measureServing(root: string): Promise<readonly Row[]> {
  const service = await startS3Service();
  try {
    const { bucket } = await service.newBucket();
    const env = {
      ...process.env,
      PROSCENIUM_STORE: `s3://${bucket}/bench?endpoint=${service.endpoint}&region=auto`,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    };
    await promisify(execFile)('npm', ['run', '-s', 'proscenium', '--', 'realm', 'publish', 'ringside'], {
      cwd: root,
      env,
    });
    const workerd = () => startWorkerd(path.join(root, 'dist/workerd'), env);
    await buildServer(root);
    await buildWorker(root);
    const starts: { readonly cpu: number; readonly first: number }[] = [];
    for (let each = 0; each < STARTS; each++) {
      const began = performance.now();
      const server = await workerd();
      const cpu = cpuOf(server.process);
      const { status } = await page(server, HOST, { encoding: 'gzip' });
      if (status !== 200) throw new Error(`The first page has status ${status}.`);
      starts.push({ cpu, first: performance.now() - began });
      await end(server.process);
    }
    const what = (name: string) => `production server on ${name}`;
    return [
      {
        what: `${what('Node')}: CPU of a warm page`,
        value: await warmPage(await startNode(path.join(root, 'dist/node'), env)),
        unit: 'ms',
        budget: 2,
      },
      {
        what: `${what('workerd')}: CPU of a warm page`,
        value: await warmPage(await workerd()),
        unit: 'ms',
        budget: 2,
      },
      {
        what: `${what('workerd')}: CPU of the process until it listens, with compiled worker`,
        value: median(starts.map(({ cpu }) => cpu)),
        unit: 'ms',
        budget: 100,
      },
      {
        what: `${what('workerd')}: from the start of the process to the first page, read from S3`,
        value: median(starts.map(({ first }) => first)),
        unit: 'ms',
        budget: 1000,
      },
    ];
  } finally {
    await service.close();
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** CPU of one page as browsers request it, after a warm-up of a tenth. Ends the server. */
async function warmPage({ process: server, port }: Server): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const headers = { host: HOST, 'accept-encoding': 'gzip, deflate, br' };
      get({ host: '127.0.0.1', port, headers, agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`The page has status ${answer.statusCode}.`));
        answer.resume().on('end', resolve).on('error', reject);
      }).on('error', reject);
    });
  try {
    for (let each = 0; each < PAGES / 10; each++) await ask();
    const before = cpuOf(server);
    for (let each = 0; each < PAGES; each++) await ask();
    return (cpuOf(server) - before) / PAGES;
  } finally {
    agent.destroy();
    await end(server);
  }
}
