/** A worker that calls stores for cloudflareStores.test.ts, so that they run on workerd. */
import { kvStore, type KVBinding } from '../../../scripts/releases/kvStore';
import { openRemoteStore, type StoreEnvironment } from '../../../scripts/releases/openRemoteStore';
import { r2Store, type R2Binding } from '../../../scripts/releases/r2Store';
import type { ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { collect } from './collect';
import { decode, encode, type StoreCall } from './storeCall';

type Env = Readonly<Record<string, unknown>>;

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { message, bytes } = decode<StoreCall>(await request.arrayBuffer());
    try {
      return new Response(await answer(message, bytes, env));
    } catch (error) {
      const { name, message: text } = error as Error;
      return new Response(encode({ error: { name, message: text } }));
    }
  },
};

async function answer(call: StoreCall, bytes: Uint8Array<ArrayBuffer>, env: Env): Promise<Blob> {
  const { store: name, now, method, args } = call;
  if (method === 'fill') {
    await fill(env[name] as Pick<KVBinding, 'put'>, args[0] as string[]);
    return encode({});
  }
  const store = open(name, env, () => now ?? Date.now());
  if (method === 'write') return encode({ result: await store.write(bytes) });
  const work = store[method] as (...given: unknown[]) => Promise<unknown> | AsyncIterable<unknown>;
  const working = work.apply(store, [...args]);
  const result = Symbol.asyncIterator in working ? await collect(working) : await working;
  return result instanceof Uint8Array ? encode({}, new Uint8Array(result)) : encode({ result });
}

function open(name: string, env: Env, now: () => number): ReleaseStore {
  if (name.startsWith('R2')) return r2Store(env[name] as R2Binding, now);
  if (name.startsWith('KV')) return kvStore(env[name] as KVBinding, now);
  return openRemoteStore(name, env as StoreEnvironment);
}

async function fill(binding: Pick<KVBinding, 'put'>, names: readonly string[]): Promise<void> {
  const value = new TextEncoder().encode('1');
  const metadata = { size: value.length, writtenAt: 0 };
  for (let start = 0; start < names.length; start += 100)
    await Promise.all(
      names.slice(start, start + 100).map((name) => binding.put(`pointers/${name}`, value, { metadata })),
    );
}
