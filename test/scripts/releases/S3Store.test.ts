import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BucketStore } from '../../../scripts/releases/BucketStore';
import { openRemoteStore } from '../../../scripts/releases/openRemoteStore';
import { StoreCorrupt, StoreRefused, StoreUnreachable } from '../../../scripts/releases/ReleaseStore';
import { S3Bucket, type S3Options } from '../../../scripts/releases/S3Bucket';
import { collect } from './collect';
import { releaseStoreContract } from './releaseStoreContract';
import { startS3Service, type S3Service } from './s3Service';

const page = new TextEncoder().encode('page');

let service: S3Service;
beforeAll(async () => {
  service = await startS3Service();
});
afterAll(() => service.close());

releaseStoreContract('S3', {
  open: async () => {
    const options = await service.newBucket();
    const bucket = new S3Bucket(options);
    return {
      store: new BucketStore(bucket),
      reopen: (now) => new BucketStore(new S3Bucket(options), now),
      tamper: async (kind, name, change) => {
        const stored = await bucket.get(`${kind}/${name}`);
        if (stored === null) throw new Error(`There is no ${kind}/${name}.`);
        await bucket.put(`${kind}/${name}`, change(stored.bytes));
      },
      fill: (names) =>
        service.fill(
          options.bucket,
          names.map((name) => `${options.prefix}pointers/${name}`),
          '1',
        ),
      close: async () => undefined,
    };
  },
  // Nothing listens at port 9, which services leave free.
  unreachable: () => new BucketStore(new S3Bucket({ ...unanswered, endpoint: 'http://127.0.0.1:9' })),
  many: 2500,
  hasCompareAndSwap: true,
});

const unanswered: S3Options = {
  endpoint: 'https://s3.example.com',
  region: 'auto',
  bucket: 'sites',
  prefix: '',
  accessKeyId: 'id',
  secretAccessKey: 'secret',
  fetch: (...request) => fetch(...request),
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly redirect: string | undefined;
}

/** A store whose requests are answered by a function, and the requests. */
function answered(answer: (request: Sent, count: number) => Response | Error): {
  store: BucketStore;
  sent: Sent[];
} {
  const sent: Sent[] = [];
  const bucket = new S3Bucket({
    ...unanswered,
    sessionToken: 'session',
    fetch: async (input, init) => {
      const url = new URL(input as string | URL);
      sent.push({
        method: init?.method ?? '',
        path: url.pathname + url.search,
        headers: new Headers(init?.headers),
        redirect: init?.redirect,
      });
      const response = answer(sent[sent.length - 1] as Sent, sent.length);
      if (response instanceof Error) throw response;
      return response;
    },
  });
  return { store: new BucketStore(bucket), sent };
}

const failure = (status: number, code: string) =>
  new Response(status === 304 ? null : `<Error><Code>${code}</Code></Error>`, { status });
const written = (etag = '"e2"') => new Response('', { headers: { etag } });

/** Answers the check of conditional writes as a service that supports them. */
const conditional = (answer: (request: Sent) => Response) => (request: Sent) =>
  request.path.endsWith('/conditional-writes') ? failure(412, 'PreconditionFailed') : answer(request);

describe('S3', () => {
  it('gives up a call whose answer has begun but does not end, although it was aborted', async () => {
    const deadline = new AbortController();
    const timeouts = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    const endless = new ReadableStream({
      pull: () => {
        deadline.abort(new Error('timeout'));
        return new Promise(() => undefined);
      },
    });
    const { store } = answered(() => new Response(endless));
    await expect(store.readPointer('realm/ringside')).rejects.toThrow(StoreUnreachable);
    timeouts.mockRestore();
  });

  it('signs its requests with the session token and refuses redirects', async () => {
    const { store, sent } = answered(() => new Response(null, { status: 307, headers: { location: '/x' } }));
    await expect(store.readPointer('realm/ringside')).rejects.toThrow(StoreUnreachable);
    await expect(store.readPointer('realm/ringside')).rejects.toThrow('307');
    expect(sent[0]).toMatchObject({
      method: 'GET',
      path: '/sites/pointers/realm/ringside',
      redirect: 'manual',
    });
    expect(sent[0]?.headers.get('authorization')).toMatch(
      /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/auto\/s3\//,
    );
    expect(sent[0]?.headers.get('x-amz-security-token')).toBe('session');
  });

  it('writes a pointer only if its ETag is the expected one', async () => {
    const { store, sent } = answered(conditional(() => written()));
    expect(await store.swapPointer('realm/ringside', '{}', '"e1"')).toEqual({
      swapped: true,
      version: '"e2"',
    });
    const { headers } = sent[sent.length - 1] as Sent;
    expect(headers.get('if-match')).toBe('"e1"');
    expect(headers.get('if-none-match')).toBeNull();
    expect(headers.get('x-amz-content-sha256')).toMatch(/^44136fa355b3678a/);
    expect(headers.get('authorization')).toContain('if-match');
  });

  it('creates a pointer only if there is none', async () => {
    const { store, sent } = answered(
      conditional(({ method }) => (method === 'GET' ? failure(404, 'NoSuchKey') : written())),
    );
    expect(await store.swapPointer('realm/ringside', '{}', null)).toEqual({ swapped: true, version: '"e2"' });
    const { headers } = sent[sent.length - 1] as Sent;
    expect(headers.get('if-none-match')).toBe('*');
    expect(headers.get('if-match')).toBeNull();
  });

  it.each([
    [412, 'PreconditionFailed'],
    [409, 'ConditionalRequestConflict'],
    [404, 'NoSuchKey'],
  ])('takes %i %s as a conflict, without a repetition', async (status, code) => {
    const { store, sent } = answered(conditional(() => failure(status, code)));
    expect(await store.swapPointer('realm/ringside', '{}', '"e1"')).toEqual({ swapped: false });
    expect(sent.filter(({ path }) => path.includes('ringside'))).toHaveLength(1);
  });

  it.each([
    [403, 'AccessDenied'],
    [404, 'NoSuchBucket'],
    [501, 'NotImplemented'],
    [503, 'SlowDown'],
  ])('does not take %i %s of a swap as a conflict, and does not repeat it', async (status, code) => {
    const { store, sent } = answered(conditional(() => failure(status, code)));
    const swap = store.swapPointer('realm/ringside', '{}', '"e1"');
    await expect(swap).rejects.toThrow(StoreUnreachable);
    await expect(swap).rejects.toThrow(`${status} ${code}`);
    expect(sent.filter(({ path }) => path.includes('ringside'))).toHaveLength(1);
  });

  it('repeats a read at most twice when the service fails for a moment', async () => {
    for (const failed of [new TypeError('fetch failed'), failure(503, 'SlowDown')]) {
      const { store, sent } = answered((_, count) =>
        count < 3 ? failed : new Response('{}', { headers: { etag: '"e1"' } }),
      );
      expect(await store.readPointer('realm/ringside')).toEqual({ value: '{}', version: '"e1"' });
      expect(sent).toHaveLength(3);
    }
    const { store, sent } = answered(() => failure(500, 'InternalError'));
    await expect(store.readPointer('realm/ringside')).rejects.toThrow('500 InternalError');
    expect(sent).toHaveLength(3);
  });

  it('does not repeat a write', async () => {
    const { store, sent } = answered(({ method }) =>
      method === 'HEAD' ? failure(404, '') : new TypeError('fetch failed'),
    );
    await expect(store.write(page)).rejects.toThrow(StoreUnreachable);
    expect(sent.map(({ method }) => method)).toEqual(['HEAD', 'PUT']);
  });

  it('does not take a missing bucket or a refusal for a missing object', async () => {
    for (const [status, code] of [
      [404, 'NoSuchBucket'],
      [403, 'SignatureDoesNotMatch'],
    ] as const) {
      const { store } = answered(() => failure(status, code));
      await expect(store.read('0'.repeat(64))).rejects.toThrow(StoreUnreachable);
      await expect(store.read('0'.repeat(64))).rejects.toThrow(`${status} ${code}`);
    }
    const options = await service.newBucket();
    const wrong = new BucketStore(new S3Bucket({ ...options, secretAccessKey: 'wrong' }));
    await expect(wrong.read('0'.repeat(64))).rejects.toThrow('403 SignatureDoesNotMatch');
  });

  it('refuses listings that are none', async () => {
    for (const text of [
      '<html></html>',
      '<IsTruncated>true</IsTruncated>',
      '<IsTruncated>false</IsTruncated><Contents>',
    ]) {
      const { store } = answered(() => new Response(text));
      await expect(collect(store.listObjects())).rejects.toThrow(StoreUnreachable);
    }
  });

  it('follows the listing with the token of the service', async () => {
    const { store, sent } = answered((_, count) =>
      count === 1
        ? new Response(
            '<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b&#x2F;&#61;</NextContinuationToken>',
          )
        : new Response('<IsTruncated>false</IsTruncated>'),
    );
    expect(await collect(store.listObjects())).toEqual([]);
    expect(sent.map(({ path }) => path)).toEqual([
      '/sites?list-type=2&prefix=objects%2F',
      '/sites?list-type=2&prefix=objects%2F&continuation-token=a%26b%2F%3D',
    ]);
  });

  it('refuses a service that ignores the conditions, before it writes a pointer', async () => {
    const ignorant = await startS3Service(false);
    try {
      const store = new BucketStore(new S3Bucket(await ignorant.newBucket()));
      for (let time = 0; time < 2; time++) {
        const swap = store.swapPointer('realm/ringside', '{}', null);
        await expect(swap).rejects.toThrow(StoreRefused);
        await expect(swap).rejects.toThrow('ignores If-Match or If-None-Match');
      }
      expect(await store.readPointer('realm/ringside')).toBeNull();
      expect(await collect(store.listPointers(''))).toEqual([]);
    } finally {
      await ignorant.close();
    }
  });

  it('refuses an answer that is cut off', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-length': 100, etag: '"e1"' });
      response.write('{}');
      setImmediate(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const store = new BucketStore(new S3Bucket({ ...unanswered, endpoint }));
    await expect(store.readPointer('realm/ringside')).rejects.toThrow(StoreUnreachable);
    await new Promise((resolve) => server.close(resolve));
  });

  it('is opened by its address, with the credentials of the environment', async () => {
    const { bucket } = await service.newBucket();
    const env = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
    const address = `s3://${bucket}/brands/live?endpoint=${service.endpoint}&region=auto`;
    const hash = await openRemoteStore(address, env).write(page);
    expect(
      await openRemoteStore(`s3://${bucket}?endpoint=${service.endpoint}&region=auto`, env).read(hash),
    ).toBeNull();
    expect(await openRemoteStore(address, env).read(hash)).not.toBeNull();
  });

  it('refuses the value of a pointer in another encoding', async () => {
    const { store } = answered(
      () => new Response(new Uint8Array([0x1f, 0x8b]), { headers: { etag: '"e1"' } }),
    );
    await expect(store.readPointer('realm/ringside')).rejects.toThrow(StoreCorrupt);
  });
});
