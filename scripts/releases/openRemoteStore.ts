/** Opens the stores that need no file system, on any runtime. */
import { BucketStore } from './BucketStore';
import { memoryStore } from './memoryStore';
import { StoreRefused, type ReleaseStore } from './ReleaseStore';
import { S3Bucket } from './S3Bucket';

/** Environment variables, such as `process.env`. */
export type StoreEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Opens `memory:` or `s3://bucket/prefix?endpoint=…&region=…`, with the credentials in AWS_ACCESS_KEY_ID,
 * AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN. The region defaults to AWS_REGION; the endpoint to Amazon's in this region.
 * @throws StoreRefused for other addresses and for missing credentials
 */
export function openRemoteStore(address: string, env: StoreEnvironment): ReleaseStore {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'memory') return memoryStore();
  if (scheme === 's3') return s3Store(address, env);
  // The rest of the address may contain credentials.
  throw new StoreRefused(
    `${scheme ?? 'This'}: is not a kind of store. Stores are a folder, file:///folder, s3://bucket/prefix and memory:.`,
  );
}

const PARAMETERS = ['endpoint', 'region'];
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/;

function s3Store(address: string, env: StoreEnvironment): ReleaseStore {
  const { host: bucket, pathname, searchParams, username, password, hash } = parse(address);
  if (username !== '' || password !== '')
    throw new StoreRefused('Credentials belong into the environment, not into the address of the store.');
  const unknown = [...searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined || hash !== '')
    throw new StoreRefused(`s3: has the parameters ${PARAMETERS.join(' and ')}, not ${unknown ?? hash}.`);
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

function parse(address: string): URL {
  try {
    return new URL(address);
  } catch {
    throw new StoreRefused('The address of the store must look like s3://bucket/prefix.');
  }
}

function originOf(endpoint: string): string {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new StoreRefused('The endpoint must be an origin, such as https://s3.example.com.');
  return url.origin;
}
