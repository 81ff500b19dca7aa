/** `proscenium serve` and `node server.js`, with options and environment variables. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderStore } from '../../../scripts/releases/folder/FolderStore';
import { startHostPlatform, type HostPlatform } from './hostPlatform';
import { publishDemos } from './publishDemos';
import { bundledServer, commandLine, serverProcesses, type ServerProcess } from './serverProcess';
import { ask } from './serviceFixture';

const server = bundledServer();
const { run } = serverProcesses();

let platform: HostPlatform;
let store: string;
beforeAll(async () => {
  platform = await startHostPlatform();
  store = mkdtempSync(path.join(tmpdir(), 'served-'));
  await publishDemos(new FolderStore(store), { ringside: {} }, platform.url);
});
afterAll(async () => {
  await platform.close();
  rmSync(store, { recursive: true });
});

const listening = async (started: ServerProcess) =>
  (await started.entry('listening')) as { readonly port: number; readonly metricsPort: number | null };
const variables = () => ({ PROSCENIUM_STORE: store, PROSCENIUM_HOST: '127.0.0.1', PROSCENIUM_PORT: '0' });

describe.each([
  ['proscenium serve', commandLine],
  ['node server.js', server],
])('%s', (_name, command) => {
  test('serves a store, and ends with SIGTERM', async () => {
    const args = ['--store', store, '--host', '127.0.0.1', '--port', '0', '--drain', '0'];
    const started = run(command, args);
    const answer = await ask(await listening(started), '/');
    expect([answer.status, answer.body.includes('<title>Ringside</title>')]).toEqual([200, true]);
    started.child.kill('SIGTERM');
    expect(await started.ended).toMatchObject({ code: 0, errors: '' });
  });

  test('lists its options with their variables', async () => {
    const { code, output } = await run(command, ['--help']).ended;
    expect(code).toBe(0);
    expect(output.match(/--[a-z-]+ <|PROSCENIUM_[A-Z_]+/g)).toEqual([
      ...['--store <', 'PROSCENIUM_STORE', '--host <', 'PROSCENIUM_HOST', '--port <', 'PROSCENIUM_PORT'],
      ...['--trusted-proxies <', 'PROSCENIUM_TRUSTED_PROXIES'],
      ...['--metrics-port <', 'PROSCENIUM_METRICS_PORT', '--metrics-host <', 'PROSCENIUM_METRICS_HOST'],
      ...['--drain <', 'PROSCENIUM_DRAIN', '--content-timeout <', 'PROSCENIUM_CONTENT_TIMEOUT'],
    ]);
  });
});

test.each([[['--nonsense']], [['nonsense']]])('refuses %j', async (args) => {
  const { code, errors } = await run(server, [...args, '--store', store]).ended;
  expect([code, errors]).toEqual([1, expect.stringContaining('nonsense')]);
});

test('a signal that arrives as soon as the server says that it listens stops it gracefully', async () => {
  const signalWhenListening = `
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (line, ...rest) => {
      const isWritten = write(line, ...rest);
      if (line.includes('"listening"')) process.kill(process.pid, 'SIGTERM');
      return isWritten;
    };`;
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(signalWhenListening)}`];
  const command = { ...server, words: [...preload, ...server.words] };
  const { code, errors } = await run(command, ['--drain', '0'], variables()).ended;
  expect([code, errors]).toEqual([0, '']);
});

describe('environment variables', () => {
  test('say which store is served, where, and for which proxies', async () => {
    const started = run(server, [], { ...variables(), PROSCENIUM_TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' });
    const { port, metricsPort } = await listening(started);
    const answer = await ask({ port }, '/', ['X-Forwarded-Proto: https']);
    expect(answer.body).toContain('<link rel="canonical" href="https:');
    expect(metricsPort).toBeNull();
    // Without the variable, it would listen at all addresses of the machine.
    const other = new Promise((resolve) =>
      connect(port, '127.0.0.2', () => resolve('open')).on('error', resolve),
    );
    expect(await other).toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('open the port of the metrics', async () => {
    const started = run(server, [], { ...variables(), PROSCENIUM_METRICS_PORT: '0' });
    const { metricsPort } = await listening(started);
    expect((await ask({ port: metricsPort ?? 0 }, '/metrics')).body).toContain('proscenium_store_up');
  });

  test('say at which address the metrics are', async () => {
    // No machine has this address.
    const metrics = { PROSCENIUM_METRICS_PORT: '0', PROSCENIUM_METRICS_HOST: '192.0.2.1' };
    const { code, errors } = await run(server, [], { ...variables(), ...metrics }).ended;
    expect([code, errors]).toEqual([1, expect.stringContaining('address not available 192.0.2.1')]);
  });

  test('name no port that is taken', async () => {
    const { port } = new URL(platform.url);
    const { code, errors } = await run(server, [], { ...variables(), PROSCENIUM_METRICS_PORT: port }).ended;
    expect([code, errors]).toEqual([1, expect.stringContaining(`address already in use 127.0.0.1:${port}`)]);
  });

  test('say for how long requests are accepted after SIGTERM', async () => {
    const started = run(server, [], { ...variables(), PROSCENIUM_DRAIN: '600' });
    const service = await listening(started);
    started.child.kill('SIGTERM');
    let status = 200;
    while (status === 200) ({ status } = await ask(service, '/readyz'));
    expect([status, (await ask(service, '/')).status]).toEqual([503, 200]);
    started.child.kill('SIGTERM');
    expect(await started.ended).toMatchObject({ code: 1 });
  });

  test('say how long a page waits for the platform', async () => {
    const [usual, patient] = await Promise.all(
      [{}, { PROSCENIUM_CONTENT_TIMEOUT: '10000' }].map((timeout) =>
        listening(run(server, [], { ...variables(), ...timeout })),
      ),
    );
    if (usual === undefined || patient === undefined) throw new Error('There are two servers.');
    const page = ask(patient, '/video/held');
    await platform.requested('held');
    // This page is sent when the usual time is over.
    expect((await ask(usual, '/video/slow')).status).toBe(200);
    platform.answer('held');
    expect((await page).body).toContain('The Long Count');
  });
});

/** For each option: values that are refused, what is said of them, and a value that is used. */
const cases: readonly (readonly [option: string, bad: string, words: string, good: () => string])[] = [
  ['store', 'ftp://store.test', 'ftp: is not a kind of store', () => store],
  ['host', 'http://127.0.0.1', 'is an IP address or a host name, not "http://127.0.0.1"', () => '127.0.0.1'],
  ['port', '65536', 'is a whole number from 0 to 65535, not "65536"', () => '0'],
  ['port', '8080.5', 'is a whole number from 0 to 65535, not "8080.5"', () => '0'],
  ['trusted-proxies', '10.0.0.0/33', '"10.0.0.0/33" is not an IP address or a network', () => '127.0.0.1'],
  ['metrics-port', '0x10', 'is a whole number from 0 to 65535, not "0x10"', () => '0'],
  [
    'metrics-host',
    '127.0.0.1:9090',
    'is an IP address or a host name, not "127.0.0.1:9090"',
    () => '127.0.0.1',
  ],
  ['drain', '601', 'is a whole number from 0 to 600, not "601"', () => '0'],
  ['drain', '-1', 'is a whole number from 0 to 600, not "-1"', () => '0'],
  ['content-timeout', '1s', 'is a whole number from 0 to 10000, not "1s"', () => '400'],
];

describe.each(cases)('--%s %s', (option, bad, words, good) => {
  const variable = `PROSCENIUM_${option.replaceAll('-', '_').toUpperCase()}`;

  test('is refused in words', async () => {
    const { code, errors } = await run(server, [`--${option}=${bad}`], variables()).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^--${option}\\b`));
    expect(errors).toContain(words);
  });

  test('is refused in words when its variable says so', async () => {
    const { code, errors } = await run(server, [], { ...variables(), [variable]: bad }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^${variable}\\b`));
    expect(errors).toContain(words);
  });

  test('is of no importance when an option says otherwise', async () => {
    const started = run(server, [`--${option}`, good()], { ...variables(), [variable]: bad });
    expect((await ask(await listening(started), '/')).status).toBe(200);
  });
});

test('an empty variable counts as none', async () => {
  const empty = Object.fromEntries(
    ['TRUSTED_PROXIES', 'METRICS_PORT', 'METRICS_HOST', 'DRAIN', 'CONTENT_TIMEOUT'].map((name) => [
      `PROSCENIUM_${name}`,
      '',
    ]),
  );
  expect((await listening(run(server, [], { ...variables(), ...empty }))).metricsPort).toBeNull();
  const { code, errors } = await run(server, [], { ...variables(), PROSCENIUM_STORE: '' }).ended;
  expect([code, errors]).toEqual([1, expect.stringContaining('Name the store with --store')]);
});
