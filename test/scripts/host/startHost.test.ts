import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { startHost, type RunningHost } from '../../../scripts/host/startHost';
import { build } from './hostFixture';
import { realmFolder, type RealmFolder } from './realmFolder';

let folder: RealmFolder;
let host: RunningHost;
const errors: unknown[] = [];

beforeAll(async () => {
  folder = realmFolder();
  folder.write('alpha');
  host = await startHost({
    root: folder.root,
    port: 0,
    build,
    environment: { '/platform/url': 'http://127.0.0.1:9' },
    onProblems: () => undefined,
    onError: (error) => errors.push(error),
  });
});
afterAll(async () => {
  await host.stop();
  folder.dispose();
});

/** Sends a request byte by byte as written, and gives the status line and the rest. */
const raw = (lines: readonly string[]): Promise<string> => rawAt(host.port, lines);

function rawAt(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`),
    );
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
const status = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test('answers over HTTP with the page of the host name', async () => {
  const answer = await raw(['GET / HTTP/1.1', 'Host: alpha.localhost:1234']);
  expect(status(answer)).toBe(200);
  expect(answer).toContain('http://alpha.localhost:1234/');
});

test.each([
  ['another name', 'Host: elsewhere.example', 404],
  ['a name with a path', 'Host: alpha.localhost/../x', 400],
  ['a name with a user', 'Host: me@alpha.localhost', 400],
  ['a name with blanks', 'Host: alpha localhost', 400],
  ['no name', 'Host:', 400],
  ['markup', 'Host: <script>alert(1)</script>', 400],
])('a Host header with %s leads to no page', async (_what, header, expected) => {
  const answer = await raw(['GET / HTTP/1.1', header]);
  expect(status(answer)).toBe(expected);
  expect(answer).not.toContain('<html');
});

test('a forwarded host name is ignored', async () => {
  const answer = await raw([
    'GET / HTTP/1.1',
    'Host: alpha.localhost',
    'X-Forwarded-Host: elsewhere.example',
  ]);
  expect(status(answer)).toBe(200);
  expect(answer).not.toContain('elsewhere.example');
});

test.each([
  '/images/../realm.json',
  '/images/..%2frealm.json',
  '/assets/../build.json',
  '/assets/..%2f..%2fpackage.json',
  '/../../../etc/hostname',
  '/images/%',
])('%s as sent on the wire does not traverse', async (path) => {
  const answer = await raw([`GET ${path} HTTP/1.1`, 'Host: alpha.localhost']);
  expect(status(answer)).toBe(404);
  expect(answer).not.toContain('"hosts":["alpha.example"],"logos"');
});

test('a platform that cannot be reached does not delay a page', async () => {
  expect(status(await raw(['GET /video/7/a-title HTTP/1.1', 'Host: alpha.localhost']))).toBe(200);
  expect(errors).toEqual([]);
});

test('rejects when its port is taken', async () => {
  await expect(
    startHost({ root: folder.root, port: host.port, build, onProblems: () => undefined }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('stops while a connection is open', async () => {
  const other = await startHost({ root: folder.root, port: 0, build, onProblems: () => undefined });
  const socket = connect(other.port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.on('close', resolve).on('error', resolve));
  await new Promise((resolve) => socket.on('connect', resolve));
  await other.stop();
  await closed;
});

describe('in development', () => {
  const headers = { host: 'alpha.localhost' };
  const pageOf = async ({ port }: RunningHost) =>
    (await rawAt(port, ['GET / HTTP/1.1', 'Host: alpha.localhost'])).replaceAll('\r', '');

  test('pages reload with a new build, and show the mistakes of one that fails', async () => {
    const developed = await startHost({
      root: folder.root,
      port: 0,
      build,
      development: true,
      onProblems: () => undefined,
    });
    expect(await pageOf(developed)).toContain('<script src="/__development/reload.js" async></script>');
    const request = get({ host: '127.0.0.1', port: developed.port, path: '/__development/events', headers });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.setEncoding('utf8');
    const next = async () => ((await once(answer, 'data')) as [string])[0];
    const mistakes = next();
    developed.show('main.ts:1:1 <b>a mistake</b>');
    expect(await mistakes).toContain('event: mistakes\ndata: "main.ts:1:1 <b>a mistake</b>"');
    const reload = next();
    developed.use({ ...build, scripts: ['next-1.js'] });
    expect(await reload).toContain('event: reload');
    expect(await pageOf(developed)).toContain('src="/assets/next-1.js"');
    request.destroy();
    await developed.stop();
  });

  test('production has neither the script nor the events', async () => {
    expect(await raw(['GET / HTTP/1.1', 'Host: alpha.localhost'])).not.toContain('__development');
    expect(await raw(['GET /__development/events HTTP/1.1', 'Host: alpha.localhost'])).not.toContain(
      'event-stream',
    );
  });
});
