/** How the production server stops: what clients on open connections receive. */
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { memoryStore } from '../../../scripts/releases/memoryStore';
import { FolderStore } from '../../../scripts/releases/folder/FolderStore';
import type { ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { startHostPlatform, type HostPlatform } from './hostPlatform';
import { publishDemos } from './publishDemos';
import { bundledServer, serverProcesses } from './serverProcess';
import { published, services } from './serviceFixture';

/** Longer than a test may take: a connection that stays open must not be hidden by its end. */
const GRACE = 600_000;

const server = bundledServer();
const { run } = serverProcesses();
const { start } = services();

let platform: HostPlatform;
let agent: Agent;
beforeAll(async () => {
  platform = await startHostPlatform();
});
beforeEach(() => (agent = new Agent({ keepAlive: true, maxSockets: 1 })));
afterEach(() => agent.destroy());
afterAll(() => platform.close());

interface KeptAnswer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

/** Asks on the open connection, if there is one. */
async function ask({ port }: { readonly port: number }, address: string): Promise<KeptAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: address,
      headers: { host: 'ringside.localhost' },
      agent,
    };
    get(options, resolve).on('error', reject);
  });
  const { statusCode: status, headers } = response;
  return { status, connection: headers.connection, body: await text(response) };
}

/** A promise, and the function that resolves it. */
function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

async function atPlatform(store: ReleaseStore = memoryStore()): Promise<ReleaseStore> {
  await publishDemos(store, { ringside: {} }, platform.url);
  return store;
}

test('a client that asks again and again is told to close its connection, and sees no reset', async () => {
  const service = await start(await published());
  expect(await ask(service, '/')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const noticed = signal();
  const stopped = service.stop(noticed.given, GRACE);
  for (let each = 0; each < 3; each++)
    expect(await ask(service, '/')).toMatchObject({ status: 200, connection: 'close' });
  noticed.give();
  await stopped;
  await expect(ask(service, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('connections without a request are closed', async () => {
  const service = await start(await published());
  await ask(service, '/');
  await service.stop(Promise.resolve(), GRACE);
});

test('a request in progress is answered, and its connection closed', async () => {
  const service = await start(await atPlatform(), { contentTimeout: 60_000 });
  const page = ask(service, '/video/heldOne');
  await platform.requested('heldOne');
  const stopped = service.stop(Promise.resolve(), GRACE);
  platform.answer('heldOne');
  expect(await page).toMatchObject({
    status: 200,
    connection: 'close',
    body: expect.stringContaining('The Long Count') as string,
  });
  await stopped;
});

test('an answer that a slow client is receiving arrives complete', async () => {
  const size = 20_000_000;
  const store = await published(memoryStore(), undefined, { 'large.js': new Uint8Array(size) });
  const service = await start(store);
  const client = connect(service.port, '127.0.0.1');
  client.write('GET /assets/large.js HTTP/1.1\r\nHost: ringside.localhost\r\n\r\n');
  await new Promise((resolve) => client.once('readable', resolve));
  const stopped = service.stop(Promise.resolve(), GRACE);
  // The connections of others are closed by now.
  await expect(ask(service, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const answer = await text(client);
  expect(answer.length - answer.indexOf('\r\n\r\n') - 4).toBe(size);
  await stopped;
});

test('SIGTERM: node server.js finishes a request in progress and loses none of a client that loops', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'drained-'));
  try {
    await atPlatform(new FolderStore(folder));
    const started = run(server, ['--store', folder, '--host', '127.0.0.1', '--port', '0'], {
      PROSCENIUM_CONTENT_TIMEOUT: '10000',
    });
    const service = (await started.entry('listening')) as unknown as { readonly port: number };
    const other = { ...service };
    const page = get({
      host: '127.0.0.1',
      port: other.port,
      path: '/video/heldTwo',
      headers: { host: 'ringside.localhost' },
      agent: new Agent({ keepAlive: true }),
    });
    const inProgress = new Promise<IncomingMessage>((resolve, reject) =>
      page.on('response', resolve).on('error', reject),
    );
    await platform.requested('heldTwo');
    expect(await ask(service, '/')).toMatchObject({ status: 200, connection: 'keep-alive' });
    started.child.kill('SIGTERM');
    let answer: KeptAnswer;
    do answer = await ask(service, '/');
    while (answer.connection !== 'close');
    expect(answer.status).toBe(200);
    platform.answer('heldTwo');
    const response = await inProgress;
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
    expect(await text(response)).toContain('The Long Count');
    expect(await started.ended).toMatchObject({ code: 0, errors: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
