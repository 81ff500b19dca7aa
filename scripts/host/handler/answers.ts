/** Turns an answer into a response: compressed, 304 Not Modified, or without a body, depending on the request. */
import type { Compression } from './Compression';
import { commonHeaders } from './headers';

type Content = Uint8Array<ArrayBuffer> | string;

/** An answer before content negotiation. A body that is a function is a long text, called only when it must be sent. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Content | (() => Promise<string>) | null;
  /** Whether anybody can invent any number of addresses with such an answer, so that it is not worth caching. */
  readonly isInvented?: boolean;
  /** The value of `Server-Timing`, called when the body has been read. */
  readonly timing?: () => string;
}

/** An answer whose body is at hand. */
export type FileAnswer = Answer & { readonly body: Content };

export const forEver = 'public, max-age=31536000, immutable';

/** A short text for requests that cannot be served. Not cached: the target may exist a minute later. */
export function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: `${text}\n`,
  };
}

/** Adds an entity tag, so that revalidation needs no body. `identity` differs when the body differs. */
export async function tagged(answer: FileAnswer, identity: Content = answer.body): Promise<FileAnswer> {
  return { ...answer, headers: { ...answer.headers, etag: await entityTag(identity) } };
}

/** A weak tag, since a compressed body is the same page. */
export const entityTag = async (identity: Content): Promise<string> => `W/"${await digest(identity)}"`;

/** The first 96 bits of the SHA-256, in hexadecimal. */
export async function digest(content: Content): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 12);
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The response to send. `realm` is the id of the realm that answers; null without one. */
export async function finished(
  { status, headers, body, isInvented = false, timing }: Answer,
  request: Request,
  compression: Compression,
  realm: string | null,
): Promise<Response> {
  const all = new Headers({ ...commonHeaders, ...headers });
  const tag = all.get('etag');
  const compressible =
    /^(?:text\/|application\/(?:json|manifest\+json)|image\/svg)/.test(all.get('content-type') ?? '') &&
    !all.has('content-encoding');
  if (compressible) all.append('vary', 'accept-encoding');
  if (tag !== null && status === 200 && namesTag(request.headers.get('if-none-match'), tag)) {
    all.delete('content-type');
    if (timing !== undefined) all.set('server-timing', timing());
    return new Response(null, { status: 304, headers: all });
  }
  const isLong = typeof body === 'function' || (body?.length ?? 0) > WORTH_COMPRESSING;
  const encoding =
    compressible && isLong ? compression.encodingFor(request.headers.get('accept-encoding')) : null;
  if (encoding !== null) all.set('content-encoding', encoding);
  const key = tag === null || realm === null || isInvented ? null : { realm, tag };
  const read = async () => (typeof body === 'function' ? body() : body);
  const sent =
    request.method === 'HEAD' || body === null
      ? null
      : await (encoding === null ? read() : compression.compressed(body, encoding, key));
  if (timing !== undefined) all.set('server-timing', timing());
  return new Response(sent, { status, headers: all });
}

/** Bodies below this size in bytes hardly shrink when compressed. */
const WORTH_COMPRESSING = 512;

function namesTag(header: string | null, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return (
    header !== null && (header.trim() === '*' || header.split(',').some((each) => bare(each) === bare(tag)))
  );
}
