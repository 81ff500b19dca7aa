/** Cloudflare KV through Cloudflare's API, as publishers use it. */
import { openRemoteStore } from '../../../scripts/releases/openRemoteStore';
import { kvApi } from '../../../scripts/releases/kvApi';
import { kvStore, type KVBinding } from '../../../scripts/releases/kvStore';
import { StoreUnreachable } from '../../../scripts/releases/ReleaseStore';
import { account, startKVApiService, token, type KVApiService } from './kvApiService';
import { releaseStoreContract } from './releaseStoreContract';

let service: KVApiService;
beforeAll(async () => {
  service = await startKVApiService();
});
afterAll(() => service.close());

const open = (address: string, CLOUDFLARE_API_TOKEN = token) =>
  openRemoteStore(address, { CLOUDFLARE_API_TOKEN });
const page = new TextEncoder().encode('page');

releaseStoreContract('KV over the API', {
  open: async () => {
    const address = service.newNamespace();
    const namespace: KVBinding = await service.namespaceOf(address);
    const [id = ''] = new URL(address).pathname.split('/').slice(1);
    return {
      store: open(address),
      reopen: (now) =>
        kvStore(
          kvApi({
            endpoint: service.endpoint,
            account,
            namespace: id,
            token,
            fetch: (...all) => fetch(...all),
          }),
          now,
        ),
      tamper: async (kind, name, change) => {
        const { value, metadata } = await namespace.getWithMetadata(`${kind}/${name}`, {
          type: 'arrayBuffer',
        });
        const bytes = change(new Uint8Array(value ?? []));
        const { writtenAt } = metadata as { readonly writtenAt: number };
        await namespace.put(`${kind}/${name}`, bytes, { metadata: { size: bytes.length, writtenAt } });
      },
      fill: async (names) => {
        const value = new TextEncoder().encode('1');
        for (let start = 0; start < names.length; start += 100)
          await Promise.all(
            names
              .slice(start, start + 100)
              .map((name) =>
                namespace.put(`pointers/${name}`, value, { metadata: { size: 1, writtenAt: 0 } }),
              ),
          );
      },
      close: async () => undefined,
    };
  },
  // Nothing listens at port 9, which services leave free.
  unreachable: () => open(`kv://${account}/${'0'.repeat(32)}?endpoint=http://127.0.0.1:9`),
  many: 1100,
  hasCompareAndSwap: false,
});

test.each([429, 500, 503])('a request that is answered with %d is repeated', async (status) => {
  const store = open(service.newNamespace());
  service.next.push((response) => response.writeHead(status, { 'retry-after': '0' }).end());
  const hash = await store.write(page);
  service.next.push((response) => response.writeHead(status, { 'retry-after': '0' }).end());
  expect(await store.read(hash)).toEqual(page);
});

test('a namespace that does not exist is not an empty one', async () => {
  const store = open(`kv://${account}/${'f'.repeat(32)}?endpoint=${service.endpoint}`);
  const reading = store.readPointer('realm/ringside');
  await expect(reading).rejects.toThrow(StoreUnreachable);
  await expect(reading).rejects.toThrow('404 namespace not found');
});

test('a token that may not is refused with what the API says, and without the token', async () => {
  const reading = open(service.newNamespace(), 'secret-token').readPointer('realm/ringside');
  await expect(reading).rejects.toThrow(/cannot be used: 403 Authentication error$/);
  await expect(reading).rejects.not.toThrow(/secret-token/);
});

test('the token does not follow a redirect', async () => {
  const store = open(service.newNamespace());
  service.requests.length = 0;
  service.next.push((response) =>
    response.writeHead(302, { location: `${service.endpoint}/elsewhere` }).end(),
  );
  await expect(store.readPointer('realm/ringside')).rejects.toThrow('302');
  expect(service.requests).toHaveLength(1);
});

test('what is not stored costs one request of the rate limit of the account', async () => {
  const store = open(service.newNamespace());
  service.requests.length = 0;
  await store.write(page);
  expect(service.requests).toEqual([
    expect.stringMatching(/^GET values objects\//),
    expect.stringMatching(/^PUT values objects\//),
  ]);
});
