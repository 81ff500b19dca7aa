/** Cloudflare's API for KV on this machine, as Cloudflare documents it, in front of miniflare's namespaces. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Miniflare } from 'miniflare';

export interface KVApiService {
  readonly endpoint: string;
  /** The address of a new, empty namespace. */
  newNamespace(): string;
  namespaceOf(address: string): ReturnType<Miniflare['getKVNamespace']>;
  /** Answers of the next requests, instead of the real ones. */
  readonly next: ((response: ServerResponse) => void)[];
  /** Methods and paths of all requests, without account and namespace. */
  readonly requests: string[];
  close(): Promise<void>;
}

export const token = 'token-of-a-publisher';
export const account = 'a'.repeat(32);

export async function startKVApiService(namespaces = 60): Promise<KVApiService> {
  const ids = Array.from({ length: namespaces }, (_, index) => index.toString(16).padStart(32, '0'));
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default {};',
    compatibilityDate: '2026-04-01',
    kvNamespaces: ids,
  });
  await miniflare.ready;
  const next: KVApiService['next'] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => fail(response, 500, 10001, String(error)));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
    const [, owner, namespace = '', kind, name] =
      /^\/client\/v4\/accounts\/(\w+)\/storage\/kv\/namespaces\/(\w+)\/(\w+)(?:\/([^/]+))?$/.exec(pathname) ??
      [];
    const key = decodeURIComponent(name ?? '');
    requests.push(`${request.method} ${kind}${name === undefined ? '' : ` ${key}`}`);
    const instead = next.shift();
    if (instead !== undefined) return instead(response);
    if (request.headers.authorization !== `Bearer ${token}`)
      return fail(response, 403, 10000, 'Authentication error');
    if (owner !== account || !ids.includes(namespace))
      return fail(response, 404, 10013, 'namespace not found');
    const values = await miniflare.getKVNamespace(namespace);
    switch (`${request.method} ${kind}`) {
      case 'GET keys': {
        const [prefix, cursor] = ['prefix', 'cursor'].map((each) => searchParams.get(each) ?? '');
        const page = await values.list({ prefix: prefix ?? '', ...(cursor ? { cursor } : {}) });
        const info = { count: page.keys.length, cursor: page.list_complete ? '' : page.cursor };
        return succeed(response, page.keys, info);
      }
      case 'GET metadata': {
        const { value, metadata } = await values.getWithMetadata(key, { type: 'arrayBuffer' });
        return value === null ? fail(response, 404, 10009, 'key not found') : succeed(response, metadata);
      }
      case 'GET values': {
        const value = await values.get(key, { type: 'arrayBuffer' });
        if (value === null) return fail(response, 404, 10009, 'key not found');
        response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(Buffer.from(value));
        return;
      }
      case 'PUT values': {
        const headers = { 'content-type': request.headers['content-type'] ?? '' };
        const form = await new Response(new Uint8Array(body), { headers }).formData();
        const [value, metadata] = [form.get('value'), form.get('metadata')];
        if (!(value instanceof Blob) || typeof metadata !== 'string')
          return fail(response, 400, 10021, 'the form has no value or no metadata');
        await values.put(key, await value.arrayBuffer(), { metadata: JSON.parse(metadata) as unknown });
        return succeed(response, {});
      }
      case 'DELETE values':
        await values.delete(key);
        return succeed(response, {});
      default:
        return fail(response, 405, 10405, 'Method not allowed');
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let used = 0;
  return {
    endpoint,
    newNamespace: () => `kv://${account}/${ids[used++] ?? 'none'}?endpoint=${endpoint}`,
    namespaceOf: (address) => miniflare.getKVNamespace(new URL(address).pathname.slice(1)),
    next,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await miniflare.dispose();
    },
  };
}

function send(response: ServerResponse, status: number, content: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
}

const succeed = (response: ServerResponse, result: unknown, info?: object): void =>
  send(response, 200, { success: true, errors: [], messages: [], result, result_info: info });

const fail = (response: ServerResponse, status: number, code: number, message: string): void =>
  send(response, status, { success: false, errors: [{ code, message }], messages: [], result: null });
