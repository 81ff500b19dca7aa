/** The files of a site: built assets shared by all realms, a realm's pictures, texts and icon. */
import type { PublishedRealm } from '../../publish/publishRealm';
import { acceptsEncoding, forEver, plain, tagged, type Answer } from './answers';

/** A file with what its response needs. */
export interface HostedFile {
  readonly body: Uint8Array<ArrayBuffer> | string;
  readonly type: string;
  /** `br` when the body is stored compressed. */
  readonly encoding?: string;
}

/** Sources of files. Each returns null for a file that does not exist. */
export interface FileSources {
  /** A hashed file shared by all realms, below /assets/. */
  asset(path: string, accepts: (encoding: string) => boolean): Promise<HostedFile | null>;
  /** The paths below /assets/ of the embedding script; null when none was built. */
  readonly embed: { readonly script: string; readonly types: string } | null;
  /** A file of the realm's images folder, such as images/logo.svg. */
  realmFile(realmId: string, path: string): Promise<HostedFile | null>;
}

/** Files below /assets/: the name changes with the content, so they are cached forever. */
export async function assetAnswer(sources: FileSources, url: URL, request: Request): Promise<Answer> {
  const file = await sources.asset(url.pathname.slice('/assets/'.length), (encoding) =>
    acceptsEncoding(request.headers.get('accept-encoding'), encoding),
  );
  return file === null ? plain(404, 'No such file.') : fileAnswer(file, forEver, { vary: 'accept-encoding' });
}

/** /embed.js and /embed.d.ts: the address is stable, the file changes, and any page may read it (CORS). */
export async function embedAnswer(
  sources: FileSources,
  kind: 'script' | 'types',
  request: Request,
): Promise<Answer> {
  const name = sources.embed?.[kind];
  const file =
    name === undefined
      ? null
      : await sources.asset(name, (encoding) =>
          acceptsEncoding(request.headers.get('accept-encoding'), encoding),
        );
  if (file === null) return plain(404, 'No such file.');
  return tagged(
    fileAnswer(file, 'public, max-age=300', {
      vary: 'accept-encoding',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );
}

/** Files below /images/. With `?v=` the address changes with the file. An SVG opened by itself may not run scripts. */
export async function imageAnswer(sources: FileSources, realm: PublishedRealm, url: URL): Promise<Answer> {
  const path = decodedPath(url.pathname);
  const file = path === null ? null : await sources.realmFile(realm.id, path);
  if (file === null) return plain(404, 'No such image.');
  const headers = { 'content-security-policy': "default-src 'none'; sandbox" };
  return url.searchParams.has('v')
    ? fileAnswer(file, forEver, headers)
    : tagged(fileAnswer(file, 'public, max-age=300', headers));
}

/** The realm's own texts; they change with its folder, so they are always revalidated. */
export async function textsAnswer({ id, messages }: PublishedRealm, locale: string): Promise<Answer> {
  if (!Object.hasOwn(messages, locale)) return plain(404, `The realm ${id} has no texts in ${locale}.`);
  return tagged(
    fileAnswer(
      { body: JSON.stringify(messages[locale]), type: 'application/json; charset=utf-8' },
      'no-cache',
    ),
  );
}

/**
 * /favicon.ico, for clients that request it without reading the page: a redirect to the realm's icon, or the
 * icon itself when it is a data URL.
 */
export function iconAnswer({ realm }: PublishedRealm): Answer {
  const { favicon } = realm.logos;
  const drawing = /^data:(image\/svg\+xml),(.*)$/s.exec(favicon);
  if (drawing === null)
    return {
      status: 302,
      headers: { location: favicon, 'cache-control': 'public, max-age=300' },
      body: null,
    };
  return fileAnswer(
    { body: decodeURIComponent(drawing[2] ?? ''), type: 'image/svg+xml' },
    'public, max-age=300',
    { 'content-security-policy': "default-src 'none'; sandbox" },
  );
}

function fileAnswer(
  { body, type, encoding }: HostedFile,
  cache: string,
  extra: Readonly<Record<string, string>> = {},
): Answer {
  const headers = {
    'content-type': type,
    'cache-control': cache,
    'cross-origin-resource-policy': 'same-origin',
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    ...extra,
  };
  return { status: 200, headers, body };
}

/** The decoded path; null when its escapes are malformed or it leaves the folder. */
function decodedPath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname).slice(1);
    return path.split(/[\\/]/).some((segment) => segment === '' || segment === '.' || segment === '..') ||
      path.includes('\0')
      ? null
      : path;
  } catch {
    return null;
  }
}
