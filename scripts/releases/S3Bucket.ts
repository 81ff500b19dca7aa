/**
 * S3-compatible object storage, with web standards only. Addresses are path-style (`<endpoint>/<bucket>/<key>`).
 * The service must support conditional writes (`If-Match`, `If-None-Match: *`): the first one checks that it does.
 */
import { AwsV4Signer } from 'aws4fetch';
import { untilAborted } from '../http/untilAborted';
import type { Bucket, BucketEntry } from './BucketStore';
import { sha256 } from './checkInput';
import { LARGEST_OBJECT, StoreRefused } from './ReleaseStore';
import { readListing } from './s3Listing';

export interface S3Options {
  /** The origin of the service, such as https://s3.eu-central-1.amazonaws.com. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** What all keys begin with: empty, or a path that ends with a slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
  readonly fetch: typeof fetch;
}

interface Call {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Milliseconds for a read with its repetitions, and for a write of the largest object. */
const READ_TIMEOUT = 10_000;
const WRITE_TIMEOUT = 60_000;
/** Only reads are repeated, at once: a write that failed may have happened. */
const READ_ATTEMPTS = 3;
const TEMPORARY: readonly number[] = [429, 500, 502, 503, 504];
/** A condition that is not met; another conditional write at the same time. */
const CONFLICTS: readonly number[] = [409, 412];

export class S3Bucket implements Bucket {
  readonly label: string;
  readonly #options: S3Options;
  #conditions: Promise<void> | null = null;

  constructor(options: S3Options) {
    this.label = `s3://${options.bucket}/${options.prefix}`;
    this.#options = options;
  }

  async get(key: string): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string } | null> {
    const answer = await this.#call('GET', this.#addressOf(key));
    if (isNoSuchKey(answer)) return null;
    check(answer, 200);
    return { bytes: answer.body, etag: etagOf(answer) };
  }

  async head(key: string): Promise<BucketEntry | null> {
    const answer = await this.#call('HEAD', this.#addressOf(key));
    // It has no body to say that the bucket does not exist; the write that follows says it.
    if (answer.status === 404) return null;
    check(answer, 200);
    return {
      key,
      size: Number(answer.headers.get('content-length')),
      writtenAt: Date.parse(answer.headers.get('last-modified') ?? ''),
    };
  }

  async put(key: string, bytes: Uint8Array<ArrayBuffer>, ifMatch?: string | null): Promise<string | null> {
    if (ifMatch !== undefined) {
      this.#conditions ??= this.#checkConditions();
      try {
        await this.#conditions;
      } catch (error) {
        this.#conditions = null;
        throw error;
      }
    }
    return this.#put(key, bytes, ifMatch);
  }

  async *list(prefix: string): AsyncIterable<BucketEntry> {
    const { prefix: all } = this.#options;
    let token: string | null = null;
    do {
      const address = this.#addressOf();
      address.searchParams.set('list-type', '2');
      address.searchParams.set('prefix', all + prefix);
      if (token !== null) address.searchParams.set('continuation-token', token);
      const answer = await this.#call('GET', address);
      check(answer, 200);
      const page = readListing(textOf(answer));
      for (const entry of page.entries) yield { ...entry, key: entry.key.slice(all.length) };
      token = page.next;
    } while (token !== null);
  }

  async delete(key: string): Promise<void> {
    check(await this.#call('DELETE', this.#addressOf(key)), 204, 200, 404);
  }

  async #put(key: string, bytes: Uint8Array<ArrayBuffer>, ifMatch?: string | null): Promise<string | null> {
    const headers = {
      'content-type': 'application/octet-stream',
      // The service compares it with what arrives.
      'x-amz-content-sha256': await sha256(bytes),
      ...(ifMatch === null ? { 'if-none-match': '*' } : ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    };
    const answer = await this.#call('PUT', this.#addressOf(key), { headers, body: bytes });
    if (ifMatch !== undefined && (CONFLICTS.includes(answer.status) || isNoSuchKey(answer))) return null;
    check(answer, 200);
    return etagOf(answer);
  }

  /** @throws StoreRefused for a service that ignores conditions: publishers would overwrite each other */
  async #checkConditions(): Promise<void> {
    const key = 'conditional-writes';
    const bytes = new TextEncoder().encode(
      'This object exists, so that conditional writes can be tried on it.\n',
    );
    const isFirst = (await this.#put(key, bytes, null)) !== null;
    const isIgnored =
      (isFirst && (await this.#put(key, bytes, null)) !== null) ||
      (await this.#put(key, bytes, `"${'0'.repeat(32)}"`)) !== null;
    if (isIgnored)
      throw new StoreRefused(
        `${this.#options.endpoint} ignores If-Match or If-None-Match, without which two publishers would ` +
          'overwrite each other. Use a service with conditional writes.',
      );
  }

  #addressOf(key?: string): URL {
    const { endpoint, bucket, prefix } = this.#options;
    return new URL(key === undefined ? `/${bucket}` : `/${bucket}/${prefix}${key}`, endpoint);
  }

  async #call(method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', address: URL, call: Call = {}): Promise<Answer> {
    const isRead = method === 'GET' || method === 'HEAD';
    const signal = AbortSignal.timeout(isRead ? READ_TIMEOUT : WRITE_TIMEOUT);
    for (let attempt = 1; ; attempt++) {
      const isLast = !isRead || attempt === READ_ATTEMPTS;
      try {
        const answer = await this.#attempt(method, address, call, signal);
        if (isLast || !TEMPORARY.includes(answer.status)) return answer;
      } catch (error) {
        if (isLast || signal.aborted) throw error;
      }
    }
  }

  async #attempt(method: string, address: URL, call: Call, signal: AbortSignal): Promise<Answer> {
    const { accessKeyId, secretAccessKey, sessionToken, region } = this.#options;
    const signed = await new AwsV4Signer({
      method,
      url: address.href,
      ...(call.headers === undefined ? {} : { headers: { ...call.headers } }),
      ...(call.body === undefined ? {} : { body: call.body }),
      accessKeyId,
      secretAccessKey,
      ...(sessionToken === undefined ? {} : { sessionToken }),
      service: 's3',
      region,
    }).sign();
    const send = async (): Promise<Answer> => {
      const response = await this.#options.fetch(signed.url, {
        method,
        headers: signed.headers,
        ...(call.body === undefined ? {} : { body: call.body }),
        // A redirected request would need another signature; workerd does not know `error`, so check() refuses it.
        redirect: 'manual',
        signal,
      });
      return { status: response.status, headers: response.headers, body: await bodyOf(response) };
    };
    return untilAborted(signal, send());
  }
}

async function bodyOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = response.body?.getReader(); reader !== undefined;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST_OBJECT) {
      await reader.cancel();
      throw new Error(`The answer has more than ${LARGEST_OBJECT} bytes.`);
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

const textOf = ({ body }: Answer): string => new TextDecoder().decode(body);

const isNoSuchKey = (answer: Answer): boolean =>
  answer.status === 404 && textOf(answer).includes('<Code>NoSuchKey</Code>');

function etagOf({ headers }: Answer): string {
  const etag = headers.get('etag');
  if (etag === null) throw new Error('The answer has no ETag.');
  return etag;
}

function check(answer: Answer, ...expected: readonly number[]): void {
  if (expected.includes(answer.status)) return;
  const [, code] = /<Code>([^<]{1,100})</.exec(textOf(answer)) ?? [];
  throw new Error(
    `It answered ${answer.status}${code === undefined ? '' : ` ${code}`} instead of ${expected.join(', ')}.`,
  );
}
