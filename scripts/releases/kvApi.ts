/** A namespace of Cloudflare KV over Cloudflare's API, for publishers, which run outside of Workers. */
import { isRecord } from '../compile/jsonPointer';
import type { KVBinding } from './kvStore';

export interface KVApiOptions {
  /** The origin of the API. */
  readonly endpoint: string;
  readonly account: string;
  readonly namespace: string;
  /** An API token that may edit Workers KV. */
  readonly token: string;
  readonly fetch: typeof fetch;
}

/** Milliseconds for one request: the largest value takes a while. */
const TIMEOUT = 60_000;
const ATTEMPTS = 3;
const TEMPORARY: readonly number[] = [500, 502, 503, 504];
const TOO_MANY = 429;
/** Seconds before a request is repeated that exceeded the rate limit of the account, without a word from the API, and at most. */
const WAIT = 30;
const LONGEST_WAIT = 300;
/** The API's code for a key without value. */
const NO_SUCH_KEY = 10009;

/** The binding as Workers have it; each method takes one or two requests. */
export function kvApi(options: KVApiOptions): KVBinding {
  const { endpoint, account, namespace, token } = options;
  const folder = `${endpoint}/client/v4/accounts/${account}/storage/kv/namespaces/${namespace}`;

  /** The answer; null when the API says that the key has no value. */
  const call = async (method: string, path: string, body?: FormData): Promise<Response | null> => {
    for (let attempt = 1; ; attempt++) {
      // Every request can be repeated: none of them depends on what is stored. A redirect would carry the token along.
      const response = await options.fetch(`${folder}/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
        ...(body === undefined ? {} : { body }),
      });
      if (response.ok) return response;
      const isLast = attempt === ATTEMPTS;
      if (!isLast && response.status === TOO_MANY) await waitFor(response.headers.get('retry-after'));
      else if (isLast || !TEMPORARY.includes(response.status)) {
        const errors = await errorsOf(response);
        if (response.status === 404 && errors.some(({ code }) => code === NO_SUCH_KEY)) return null;
        throw new Error([response.status, ...errors.map(({ message }) => message)].join(' '));
      }
      await response.body?.cancel();
    }
  };
  const result = async (answer: Response | null): Promise<unknown> => {
    const content: unknown = await answer?.json();
    return isRecord(content) ? content['result'] : undefined;
  };
  const keyed = (kind: 'values' | 'metadata', key: string) => `${kind}/${encodeURIComponent(key)}`;

  return {
    getWithMetadata: async (key) => {
      // Most reads before a write find nothing: they take one request of the account's limit.
      const answer = await call('GET', keyed('values', key));
      if (answer === null) return { value: null, metadata: null };
      const [value, metadata] = await Promise.all([
        answer.arrayBuffer(),
        call('GET', keyed('metadata', key)).then(result),
      ]);
      return { value, metadata };
    },
    put: async (key, value, { metadata }) => {
      const form = new FormData();
      form.set('value', new Blob([value]));
      form.set('metadata', JSON.stringify(metadata));
      await call('PUT', keyed('values', key), form);
    },
    list: async ({ prefix, cursor }) => {
      const query = new URLSearchParams({ prefix, ...(cursor === undefined ? {} : { cursor }) });
      const answer = await call('GET', `keys?${query}`);
      const content: unknown = await answer?.json();
      if (!isRecord(content) || !Array.isArray(content['result']))
        throw new Error('The listing has no keys.');
      const { result: keys, result_info: info } = content;
      const next = isRecord(info) ? info['cursor'] : undefined;
      return {
        keys: keys as { name: string; metadata?: unknown }[],
        ...(typeof next === 'string' && next !== ''
          ? { list_complete: false as const, cursor: next }
          : { list_complete: true as const }),
      };
    },
    delete: async (key) => {
      await call('DELETE', keyed('values', key));
    },
  };
}

interface ApiError {
  readonly code: unknown;
  readonly message: string;
}

async function errorsOf(response: Response): Promise<readonly ApiError[]> {
  const content: unknown = await response.json().catch(() => null);
  const errors = isRecord(content) && Array.isArray(content['errors']) ? content['errors'] : [];
  return errors.filter(isRecord).map(({ code, message }) => ({ code, message: String(message) }));
}

function waitFor(retryAfter: string | null): Promise<void> {
  const seconds = /^\d{1,4}$/.test(retryAfter ?? '') ? Number(retryAfter) : WAIT;
  return new Promise((resolve) => setTimeout(resolve, Math.min(seconds, LONGEST_WAIT) * 1000));
}
