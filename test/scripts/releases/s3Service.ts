/**
 * A local S3 service: s3rver, with what it lacks in front of it, as Amazon documents it. s3rver ignores If-Match and
 * If-None-Match of writes, reads values that are half written, does not check signatures of version 4, and cannot
 * continue a listing on OpenSSL 3.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Options } from '../../../scripts/releases/S3Bucket';
import { isSigned } from './s3Signature';

export interface S3Service {
  readonly endpoint: string;
  /** The options for a new, empty bucket. */
  newBucket(): Promise<S3Options>;
  /** Stores a text under many keys of a bucket. */
  fill(bucket: string, keys: readonly string[], text: string): Promise<void>;
  close(): Promise<void>;
}

export async function startS3Service(hasConditions = true): Promise<S3Service> {
  const directory = mkdtempSync(path.join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
  });
  if (hasConditions) server.middleware.unshift(conditions(server));
  server.middleware.unshift(oneAfterAnother(), signatures, listings(server));
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  let buckets = 0;
  return {
    endpoint,
    newBucket: async () => {
      const bucket = `bucket-${++buckets}`;
      await server.store.putBucket(bucket);
      return {
        endpoint,
        region: 'eu-central-1',
        bucket,
        prefix: 'sites/',
        ...credentials,
        fetch: (...request) => fetch(...request),
      };
    },
    fill: async (bucket, keys, text) => {
      for (const key of keys) {
        const file = path.join(directory, bucket, `${key}._S3rver_object`);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
        writeFileSync(`${file}.md5`, createHash('md5').update(text).digest('hex'));
      }
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}

type Layer = S3rver['middleware'][number];
type Context = Parameters<Layer>[0];

/** The only credentials that s3rver knows. */
export const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

function answer(context: Context, status: number, xml: string): void {
  context.status = status;
  context.type = 'application/xml';
  context.body = `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
}

const refuse = (context: Context, status: number, code: string): void =>
  answer(context, status, `<Error><Code>${code}</Code><Message>It is refused.</Message></Error>`);

const signatures: Layer = async (context, next) =>
  isSigned(context.req, credentials.accessKeyId, credentials.secretAccessKey)
    ? next()
    : refuse(context, 403, 'SignatureDoesNotMatch');

/** One request after the other, with the answer of a read in memory: s3rver neither reads nor writes atomically. */
function oneAfterAnother(): Layer {
  let last: Promise<unknown> = Promise.resolve();
  return (context, next) => {
    const request = last.then(async () => {
      await next();
      if (context.body instanceof Readable) context.body = await buffer(context.body);
    });
    last = request.catch(() => undefined);
    return request;
  };
}

function conditions(server: S3rver): Layer {
  return async (context, next) => {
    if (context.req.method !== 'PUT') return next();
    const [ifMatch, ifNoneMatch] = [context.get('if-match'), context.get('if-none-match')];
    const [, bucket = '', ...key] = context.path.split('/');
    const stored = await server.store.getMetadata(bucket, key.join('/')).catch(() => null);
    if (ifMatch !== '' && stored === null) return refuse(context, 404, 'NoSuchKey');
    if (ifMatch !== '' && stored?.['etag'] !== ifMatch) return refuse(context, 412, 'PreconditionFailed');
    if (ifNoneMatch === '*' && stored !== null) return refuse(context, 412, 'PreconditionFailed');
    return next();
  };
}

/** Listings in pages of a thousand; a token is the last key with a character that XML must escape. */
function listings(server: S3rver): Layer {
  return async (context, next) => {
    if (context.query['list-type'] !== '2') return next();
    const { objects, isTruncated } = await server.store.listObjects(context.path.slice(1), {
      prefix: context.query['prefix'] ?? '',
      startAfter: (context.query['continuation-token'] ?? '').replace(/&$/, ''),
      maxKeys: 1000,
    });
    const contents = objects.map(
      ({ key, size, lastModifiedDate }) =>
        `<Contents><Key>${key}</Key><LastModified>${lastModifiedDate.toISOString()}</LastModified><Size>${size}</Size></Contents>`,
    );
    const token = isTruncated
      ? `<NextContinuationToken>${objects.at(-1)?.key}&amp;</NextContinuationToken>`
      : '';
    answer(
      context,
      200,
      `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`,
    );
  };
}
