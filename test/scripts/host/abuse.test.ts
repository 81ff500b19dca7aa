/** Clients that try to exhaust a server: slow ones, and ones that invent names. */
import { connect, type Socket } from 'node:net';
import { proxyList, startNodeServer, type NodeServer, type Timeouts } from '../../../scripts/host/nodeServer';
import { ContentLookup } from '../../../scripts/host/handler/ContentLookup';
import { nodeCompressor } from '../../../scripts/host/nodeCompressor';
import { ReleaseLibrary } from '../../../scripts/host/ReleaseLibrary';
import { memoryStore } from '../../../scripts/releases/memoryStore';
import type { ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { handlerWith, request } from './hostFixture';

describe('slow clients', () => {
  let server: NodeServer;
  const start = async (timeouts?: Timeouts) => {
    server = await startNodeServer({
      handler: async () => new Response('answer'),
      hostname: '127.0.0.1',
      port: 0,
      proxies: proxyList(''),
      ...(timeouts === undefined ? {} : { timeouts }),
    });
  };
  afterEach(() => server.stop(0));

  const open = (text: string): Socket => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    // A connection that the server resets is closed as well.
    socket.on('error', () => undefined);
    return socket;
  };
  /** Everything that the server sends until the connection is closed. */
  const received = (socket: Socket) =>
    new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (data) => (text += data.toString('latin1')));
      socket.on('close', () => resolve(text));
    });

  test.each([
    ['nothing', ''],
    ['a part of the first line', 'GET / HT'],
    ['a part of the headers', 'GET / HTTP/1.1\r\nHost: a.example\r\nX-Slow: '],
    ['a part of the body', 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 10\r\n\r\nx'],
  ])('one that sends %s is disconnected by the server', async (_what, text) => {
    await start({ headers: 100, request: 200, check: 20 });
    expect(await received(open(text))).toMatch(/^(?:$|HTTP\/1\.1 (?:408|200) )/);
  });

  test('500 of them keep nobody from being served', async () => {
    await start();
    const slow = Array.from({ length: 500 }, () => open('GET / HTTP/1.1\r\nX-Slow: '));
    const answer = received(open('GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n'));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of slow) socket.destroy();
  });
});

describe('invented names', () => {
  test('10,000 unknown host names are remembered at most, and none of them twice', async () => {
    const reads: string[] = [];
    const inner = memoryStore();
    const store: ReleaseStore = {
      ...inner,
      readPointer: (name) => {
        reads.push(name);
        return inner.readPointer(name);
      },
    };
    const library = new ReleaseLibrary({ store, now: () => 0, report: () => undefined });
    for (let index = 0; index <= 10_000; index++)
      expect(await library.forHost(`x${index}.example`)).toBeNull();
    expect(reads).toHaveLength(10_001);
    await library.forHost('x10000.example');
    await library.forHost('x1.example');
    expect(reads).toHaveLength(10_001);
    await library.forHost('x0.example');
    expect(reads).toHaveLength(10_002);
  });

  test('10,000 unknown addresses make few calls, and their answers take little memory', async () => {
    let calls = 0;
    const contents = new ContentLookup({
      fetch: async () => {
        calls += 1;
        return new Response('{}', { status: 404 });
      },
      now: () => 0,
    });
    const handle = handlerWith({ contents });
    for (let index = 0; index < 10_000; index++) {
      const { status } = await handle(request(`http://ringside.localhost/video/x${index}`, {}, 'HEAD'));
      expect([200, 404]).toContain(status);
    }
    expect(calls).toBe(100);
    expect(contents.memoryUse).toBeLessThan(512 * 1024);
  });
});

describe('invented addresses of one brand, compressed', () => {
  const brotli = { 'accept-encoding': 'br' };
  /** The handler over ringside and lanterna, whose videos the platform has; lists what is compressed. */
  function counted() {
    const compressions: string[] = [];
    const handle = handlerWith({
      compressor: {
        ...nodeCompressor,
        // As large as a compressed page, without the work.
        compress: async (_body, _encoding, effort) => {
          compressions.push(effort);
          return new Uint8Array(32 * 1024);
        },
      },
      contents: new ContentLookup({ fetch: async () => Response.json({ title: 'Film' }), now: () => 0 }),
    });
    const get = async (address: string) => (await handle(request(address, brotli))).arrayBuffer();
    return { compressions, handle, get };
  }

  test('10,000 unknown addresses share one page, compressed once, and displace none of another brand', async () => {
    const { compressions, get } = counted();
    await get('http://lanterna.localhost/');
    expect(compressions.splice(0)).toEqual(['full']);
    for (let index = 0; index < 10_000; index++) await get(`http://ringside.localhost/no/such/page/${index}`);
    expect(compressions.splice(0)).toEqual(['full']);
    await get('http://lanterna.localhost/');
    expect(compressions).toEqual([]);
  });

  test('so do 1,200 addresses of content that exists', async () => {
    const { compressions, get } = counted();
    await get('http://lanterna.localhost/');
    await get('http://ringside.localhost/');
    for (let index = 0; index < 1200; index++) await get(`http://ringside.localhost/video/${index}`);
    compressions.length = 0;
    await get('http://lanterna.localhost/');
    await get('http://ringside.localhost/video/1199');
    expect(compressions).toEqual([]);
    await get('http://ringside.localhost/video/0');
    expect(compressions).toEqual(['full']);
  });

  test('a page of content that the platform does not confirm is compressed for one request', async () => {
    const compressions: string[] = [];
    const compressor = {
      ...nodeCompressor,
      compress: async (body: Uint8Array<ArrayBuffer>, encoding: string, effort: 'full' | 'low') => {
        compressions.push(effort);
        return nodeCompressor.compress(body, encoding, effort);
      },
    };
    const contents = new ContentLookup({ fetch: () => Promise.reject(new Error('down')), now: () => 0 });
    const handle = handlerWith({ compressor, contents });
    for (let time = 0; time < 2; time++) {
      const response = await handle(request('http://ringside.localhost/video/7', brotli));
      expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br']);
    }
    expect(compressions).toEqual(['low', 'low']);
  });
});
