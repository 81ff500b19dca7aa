/** What the log of the production server says of its store: why it does not answer, and that it answers again. */
import path from 'node:path';
import { BucketStore } from '../../../scripts/releases/BucketStore';
import { S3Bucket } from '../../../scripts/releases/S3Bucket';
import { memoryStore } from '../../../scripts/releases/memoryStore';
import { StoreUnreachable, type ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { credentials, startS3Service, type S3Service } from '../releases/s3Service';
import { bundledServer, serverProcesses } from './serverProcess';
import { ask, published, services } from './serviceFixture';

const server = bundledServer();
const { run } = serverProcesses();
const { start, log } = services();

let s3: S3Service;
beforeAll(async () => {
  s3 = await startS3Service();
});
afterAll(() => s3.close());

interface Listening {
  readonly port: number;
}

test('a server whose key of the store is wrong says why it is not ready, without being asked', async () => {
  const bucket = await s3.newBucket();
  await published(new BucketStore(new S3Bucket(bucket)));
  const environment = {
    PROSCENIUM_STORE: `s3://${bucket.bucket}/${bucket.prefix}?endpoint=${s3.endpoint}&region=${bucket.region}`,
    PROSCENIUM_HOST: '127.0.0.1',
    PROSCENIUM_PORT: '0',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  };
  const wrong = run(server, [], { ...environment, AWS_SECRET_ACCESS_KEY: 'another' });
  const { port } = (await wrong.entry('listening')) as unknown as Listening;
  expect(await wrong.entry(/403/)).toMatchObject({
    level: 'error',
    message: expect.stringMatching(/^The store s3:\/\/.* cannot be used: .*SignatureDoesNotMatch/) as string,
  });
  expect((await ask({ port }, '/readyz')).status).toBe(503);

  const right = run(server, [], { ...environment, AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey });
  const ready = (await right.entry('listening')) as unknown as Listening;
  expect((await ask(ready, '/readyz')).status).toBe(200);
  expect((await ask(ready, '/')).status).toBe(200);
});

test('a server whose folder is missing says so, without being asked', async () => {
  const store = path.join(server.folder, 'missing');
  const started = run(server, ['--store', store, '--port', '0', '--host', '127.0.0.1']);
  expect(await started.entry(/ENOENT/)).toMatchObject({ level: 'error' });
});

test('reports a store once when it stops answering, again for another reason, and when it answers', async () => {
  const state = { now: 0, fault: '' };
  const store: ReleaseStore = new Proxy(await published(memoryStore()), {
    get: (target, name: keyof ReleaseStore) =>
      state.fault === ''
        ? target[name].bind(target)
        : () => Promise.reject(new StoreUnreachable(`The store cannot be used: ${state.fault}.`)),
  });
  const service = await start(store, { now: () => state.now });
  /** The answer of `/readyz` after a while, and what was logged of the store. */
  const after = async (milliseconds: number, fault: string) => {
    log.length = 0;
    state.now += milliseconds;
    state.fault = fault;
    const { status } = await ask(service, '/readyz');
    return [status, ...log.filter(({ message }) => message !== undefined)];
  };
  const down = (fault: string) => ({ level: 'error', message: `The store cannot be used: ${fault}.` });
  expect(await after(10_000, '')).toEqual([200]);
  expect(await after(10_000, 'no route')).toEqual([503, down('no route')]);
  expect(await after(10_000, 'no route')).toEqual([503]);
  expect(await after(10_000, 'no such key')).toEqual([503, down('no such key')]);
  expect(await after(10_000, '')).toEqual([
    200,
    { level: 'info', message: 'The store answers again.', outageSeconds: 40 },
  ]);
  expect(await after(10_000, '')).toEqual([200]);
});
