/** The production server on Node and on workerd: the same requests, compared answer by answer. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { passwordHash } from '../../../scripts/host/handler/passwordHash';
import { memoryStore, type MemoryValues } from '../../../scripts/releases/memoryStore';
import { pictureVersion } from '../../../scripts/publish/pictures';
import { demo } from '../host/hostFixture';
import {
  send,
  startNode,
  startWorkerd,
  type Engine,
  type HostRequest,
  type LogEntry,
  type RawAnswer,
} from './engines';
import { textsIn } from '../../../scripts/compile/jsonDocument';
import { startHostPlatform, type HostPlatform } from './hostPlatform';
import type { HostCase } from './HostCase';
import { hostTable } from './hostTable';
import { publishDemos } from './publishDemos';

const [name = '', picture] = Object.entries(demo('ringside').pictures)[0] ?? [];
if (picture === undefined) throw new Error('Ringside has no picture.');
const table = hostTable({ picture: { name, version: pictureVersion(picture) } });

/** Longer than the platform of the tests needs on any machine, and a time after which a page is sent without it. */
const PATIENT = 60_000;
const IMPATIENT = 400;

let platform: HostPlatform;
const values: MemoryValues = new Map();
let node: Engine;
let workerd: Engine;
beforeAll(async () => {
  platform = await startHostPlatform();
  const hash = await passwordHash('preview', 'secret', 'A'.repeat(22));
  const hosting = {
    ringside: { permissions: { geolocation: ['self'] }, files: { 'ads.txt': ['ads.example, 1, DIRECT'] } },
    noor: { unlisted: true },
    lanterna: { password: { user: 'preview', hash } },
  };
  await publishDemos(memoryStore(values), hosting, platform.url);
  [node, workerd] = await Promise.all([startNode(values, PATIENT), startWorkerd(values, PATIENT)]);
});
afterAll(() => Promise.all([node.stop(), workerd.stop(), platform.close()]));

/** Added by the HTTP server for the connection, and the encoding, which is compared by what it decodes to. */
const ofConnection = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
];

const headersOf = ({ headers }: RawAnswer): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([each]) => !ofConnection.includes(each))
      .map(([each, value]) => [each, each === 'server-timing' ? timings(value) : value]),
  );

/** What took time, without how long. */
const timings = (value: IncomingHttpHeaders[string]): string => String(value).replace(/dur=[\d.]+/g, 'dur');

function decoded({ headers, body }: RawAnswer): Buffer {
  if (body.length === 0) return body;
  const encoding = headers['content-encoding'];
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
}

async function answerOf(engine: Engine, request: HostRequest, revalidates = false): Promise<RawAnswer> {
  if (!revalidates) return send(engine, request);
  const { etag = '' } = (await send(engine, request)).headers;
  return send(engine, { ...request, headers: { ...request.headers, 'if-none-match': etag } });
}

async function expectAlike(
  engines: readonly Engine[],
  { status, expected = {}, contains = '', revalidates, ...request }: HostCase,
): Promise<void> {
  const answers = await Promise.all(engines.map((engine) => answerOf(engine, request, revalidates)));
  for (const answer of answers) {
    expect([answer.status, decoded(answer).toString()]).toEqual([status, expect.stringContaining(contains)]);
    for (const [header, value] of Object.entries(expected))
      if (value === null) expect(answer.headers).not.toHaveProperty(header);
      else
        expect(answer.headers[header]).toEqual(
          value instanceof RegExp ? expect.stringMatching(value) : value,
        );
  }
  const [one, other] = answers;
  if (one === undefined || other === undefined) throw new Error('There are two engines.');
  expect(headersOf(other)).toEqual(headersOf(one));
  expect(decoded(other).equals(decoded(one))).toBe(true);
}

test.each(table)('Node and workerd answer alike: $what', (each) => expectAlike([node, workerd], each));

test('Node and workerd answer alike: a platform that does not answer in time', async () => {
  const engines = await Promise.all([startNode(values, IMPATIENT), startWorkerd(values, IMPATIENT)]);
  try {
    const what = { what: 'slow', path: '/video/slow', status: 200, contains: '</html>' };
    await expectAlike(engines, what);
  } finally {
    await Promise.all(engines.map((engine) => engine.stop()));
  }
});

test('the page of a closed realm contains nothing of the realm', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'pt' };
  const answer = await send(node, { path: '/', hostname: 'lanterna.localhost', headers });
  const page = decoded(answer).toString();
  expect([answer.status, page]).toEqual([401, expect.stringContaining('<html lang="pt" dir="ltr">')]);
  // Names, addresses, colours and texts; shorter ones, such as "content", occur in any page.
  const { hosts: _requested, ...realm } = demo('lanterna').realm;
  const texts = textsIn(realm).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => text.length >= 8 && page.includes(text))).toEqual([]);
});

test.each([
  ['a page', { path: '/video/found' }],
  ['a file', { path: `/${name}` }],
  ['a name that no realm has', { path: '/', hostname: 'unknown.localhost' }],
  ['a closed realm', { path: '/', hostname: 'lanterna.localhost' }],
])('Node and workerd log the same of %s', async (_what, request) => {
  const trace = randomBytes(16).toString('hex');
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
  const [one = {}, other = {}] = await Promise.all(
    [node, workerd].map(async (engine) => {
      const logged = engine.entryOf(trace);
      await send(engine, { ...request, headers });
      return logged;
    }),
  );
  // These differ, in the same form.
  const comparable = ({ time, ms, span, ...entry }: LogEntry) => ({
    ...entry,
    time: new Date(String(time)).toISOString() === time,
    ms: Number.isInteger(ms),
    span: /^[\da-f]{16}$/.test(String(span)),
  });
  expect(comparable(one)).toMatchObject({ level: 'info', trace, time: true, ms: true, span: true });
  expect(comparable(other)).toEqual(comparable(one));
  expect(Object.keys(other)).toEqual(Object.keys(one));
});

test('pages are compressed with brotli on Node, and with gzip on workerd, which has no brotli', async () => {
  const encodings = async (accepted: string) =>
    Promise.all(
      [node, workerd].map(
        async (engine) =>
          (await send(engine, { path: '/', headers: { 'accept-encoding': accepted } })).headers[
            'content-encoding'
          ],
      ),
    );
  expect(await encodings('gzip, deflate, br, zstd')).toEqual(['br', 'gzip']);
  expect(await encodings('br')).toEqual(['br', undefined]);
  expect(await encodings('gzip')).toEqual(['gzip', 'gzip']);
});

describe('one isolate serves all requests of workerd:', () => {
  let fresh: Engine;
  beforeEach(async () => {
    fresh = await startWorkerd(values, IMPATIENT);
  });
  afterEach(() => fresh.stop());

  test('requests that arrive together share what they read', async () => {
    const paths = ['/', '/video/found', '/realm-messages/en.json', '/assets/first-1.js', `/${name}`];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => send(fresh, { path: paths[index % paths.length] ?? '/' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test('a client that leaves does not stop what others wait for', async () => {
    const client = connect(fresh.port, '127.0.0.1');
    client.write('GET /video/abandoned HTTP/1.1\r\nHost: ringside.localhost\r\n\r\n');
    await platform.requested('abandoned');
    // workerd cancels what it does for a connection that is reset.
    client.resetAndDestroy();
    expect((await send(fresh, { path: '/video/abandoned' })).status).toBe(200);
  });
});

test('workerd serves a store in KV', async () => {
  const engine = await startWorkerd(values, PATIENT, 'kvNamespaces');
  try {
    const [one, other] = await Promise.all([send(node, { path: '/' }), send(engine, { path: '/' })]);
    expect([other.status, other.body.equals(one.body)]).toEqual([200, true]);
  } finally {
    await engine.stop();
  }
});
