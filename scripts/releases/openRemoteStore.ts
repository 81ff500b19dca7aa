/** Opens the stores that need no file system, on any runtime. */
import { BucketStore } from './BucketStore';
import { kvApi } from './kvApi';
import { kvStore } from './kvStore';
import { memoryStore } from './memoryStore';
import { StoreRefused, type ReleaseStore } from './ReleaseStore';
import { S3Bucket } from './S3Bucket';

/** Environment variables, such as `process.env`. */
export type StoreEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Opens `memory:`, `s3://bucket/prefix?endpoint=…&region=…`, with the credentials in AWS_ACCESS_KEY_ID,
 * AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, or `kv://account/namespace`, with a token in CLOUDFLARE_API_TOKEN. The region
 * defaults to AWS_REGION; the endpoint to Amazon's in this region, and to Cloudflare's.
 * @throws StoreRefused for other addresses and for missing credentials
 */
export function openRemoteStore(address: string, env: StoreEnvironment): ReleaseStore {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'memory') return memoryStore();
  if (scheme === 's3') return s3Store(address, env);
  if (scheme === 'kv') return kvNamespace(address, env);
  // The rest of the address may contain credentials.
  throw new StoreRefused(
    `${scheme ?? 'This'}: is not a kind of store. Stores are a folder, file:///folder, s3://bucket/prefix, kv://account/namespace and memory:.`,
  );
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/;

function s3Store(address: string, env: StoreEnvironment): ReleaseStore {
  const {
    host: bucket,
    pathname,
    searchParams,
  } = parse(address, 's3://bucket/prefix', ['endpoint', 'region']);
  if (!BUCKET.test(bucket)) throw new StoreRefused(`"${bucket}" cannot name a bucket.`);
  const prefix = pathname.replace(/^\//, '').replace(/([^/])$/, '$1/');
  if (!PREFIX.test(prefix))
    throw new StoreRefused(`"${prefix}" cannot be a prefix: letters, digits, dots, dashes and slashes.`);

  const region = searchParams.get('region') ?? env['AWS_REGION'];
  if (region === undefined || region === '')
    throw new StoreRefused('The region is missing: add ?region=… to the address, or set AWS_REGION.');
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new StoreRefused('The credentials are missing: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  return new BucketStore(
    new S3Bucket({
      endpoint: originOf(endpoint),
      region,
      bucket,
      prefix,
      accessKeyId,
      secretAccessKey,
      sessionToken: env['AWS_SESSION_TOKEN'],
      fetch: (...request) => fetch(...request),
    }),
  );
}

/** An id of Cloudflare. */
const ID = /^[0-9a-f]{32}$/;

function kvNamespace(address: string, env: StoreEnvironment): ReleaseStore {
  const form = 'kv://account/namespace';
  const { host: account, pathname, searchParams } = parse(address, form, ['endpoint']);
  const namespace = pathname.slice(1);
  if (!ID.test(account) || !ID.test(namespace))
    throw new StoreRefused(
      `The address must look like ${form}, with the ids of both: 32 letters and digits.`,
    );
  const { CLOUDFLARE_API_TOKEN: token } = env;
  if (!token) throw new StoreRefused('The token is missing: set CLOUDFLARE_API_TOKEN.');
  const endpoint = originOf(searchParams.get('endpoint') ?? 'https://api.cloudflare.com');
  const api = kvApi({ endpoint, account, namespace, token, fetch: (...request) => fetch(...request) });
  return kvStore(api, undefined, `kv://${account}/${namespace}`);
}

function parse(address: string, form: string, parameters: readonly string[]): URL {
  if (!URL.canParse(address)) throw new StoreRefused(`The address of the store must look like ${form}.`);
  const url = new URL(address);
  if (url.username !== '' || url.password !== '')
    throw new StoreRefused('Credentials belong into the environment, not into the address of the store.');
  const unknown = [...url.searchParams.keys()].find((name) => !parameters.includes(name));
  if (unknown !== undefined || url.hash !== '')
    throw new StoreRefused(
      `${url.protocol} has the parameter${parameters.length > 1 ? 's' : ''} ${parameters.join(' and ')}, not ${unknown ?? url.hash}.`,
    );
  return url;
}

function originOf(endpoint: string): string {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new StoreRefused('The endpoint must be an origin, such as https://s3.example.com.');
  return url.origin;
}
