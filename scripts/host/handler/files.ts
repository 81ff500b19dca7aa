/** The files of a site: built assets shared by all realms, a realm's pictures, texts and icon. */
import type { RealmData } from '../../../core/realm/realmData';
import { forEver, plain, tagged, type Answer, type FileAnswer } from './answers';
import { hostedFile, hostedFileAt } from '../../compile/hostedFiles';
import { pictureVersion } from '../../publish/pictures';
import { acceptsEncoding } from './Compression';
import type { Site } from './Site';

/** A file with what its response needs. */
export interface HostedFile {
  readonly body: Uint8Array<ArrayBuffer> | string;
  readonly type: string;
  /** `br` when the body is stored compressed. */
  readonly encoding?: string;
}

export interface FileSources {
  /**
   * A hashed file shared by all realms, below /assets/; null when it does not exist. `hostname`, in lower case and without
   * a port, is where it was requested: a release may need the files of an earlier build.
   */
  asset(path: string, accepts: (encoding: string) => boolean, hostname: string): Promise<HostedFile | null>;
}

/** Files below /assets/: the name changes with the content, so they are cached forever. */
export async function assetAnswer(sources: FileSources, url: URL, request: Request): Promise<Answer> {
  const file = await sources.asset(
    url.pathname.slice('/assets/'.length),
    (encoding) => acceptsEncoding(request.headers.get('accept-encoding'), encoding),
    url.hostname,
  );
  return file === null ? plain(404, 'No such file.') : fileAnswer(file, forEver, { vary: 'accept-encoding' });
}

/** /embed.js and /embed.d.ts: the address is stable, the file changes, and any page may read it (CORS). */
export async function embedAnswer(
  sources: FileSources,
  { build }: Site,
  kind: 'script' | 'types',
  url: URL,
  request: Request,
): Promise<Answer> {
  const name = build.embed?.[kind];
  const file =
    name === undefined
      ? null
      : await sources.asset(
          name,
          (encoding) => acceptsEncoding(request.headers.get('accept-encoding'), encoding),
          url.hostname,
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

/**
 * Files below /images/, cached forever when `?v=` names the version that is served: during a release another
 * process may still serve the previous one. An SVG opened by itself may not run scripts.
 */
export async function imageAnswer(site: Site, url: URL): Promise<Answer> {
  const name = decodedPath(url.pathname);
  const picture = name !== null && Object.hasOwn(site.pictures, name) ? site.pictures[name] : undefined;
  const body = name === null || picture === undefined ? null : await site.picture(name);
  if (picture === undefined || body === null) return plain(404, 'No such image.');
  const headers = { 'content-security-policy': "default-src 'none'; sandbox" };
  const cache = url.searchParams.get('v') === pictureVersion(picture) ? forEver : 'public, max-age=300';
  return tagged(fileAnswer({ body, type: picture.type }, cache, headers), picture.hash);
}

/** The realm's own texts; they change with its folder, so they are always revalidated. */
export async function textsAnswer(site: Site, locale: string): Promise<Answer> {
  const texts = await site.texts(locale);
  if (texts === null) return plain(404, `The realm ${site.realm.id} has no texts in ${locale}.`);
  return tagged(
    fileAnswer({ body: JSON.stringify(texts), type: 'application/json; charset=utf-8' }, 'no-cache'),
  );
}

/** A part of the realm that few pages need ({@link RealmData}), always revalidated like its texts. */
export async function realmDataAnswer(
  { realm, build }: Pick<Site, 'realm' | 'build'>,
  name: string,
): Promise<Answer> {
  const parts: Readonly<Record<string, unknown>> = {
    'consent-terms': realm.settings.consentTerms,
    'plugin-details': Object.fromEntries(
      realm.plugins.map(({ id, title = id }) => [id, { title, bytes: build.pluginBytes?.[id] ?? null }]),
    ),
  } satisfies RealmData;
  if (!Object.hasOwn(parts, name)) return plain(404, `The realm ${realm.id} has no ${name}.`);
  return tagged(
    fileAnswer({ body: JSON.stringify(parts[name]), type: 'application/json; charset=utf-8' }, 'no-cache'),
  );
}

/**
 * /favicon.ico, for clients that request it without reading the page: a redirect to the realm's icon, or the
 * icon itself when it is a data URL.
 */
export function iconAnswer({ realm }: Site): Answer {
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

/** A file of `hosting.files` at its fixed address; null when the realm has none at this path. */
export async function hostedFileAnswer({ realm }: Site, path: string): Promise<Answer | null> {
  const name = hostedFileAt(path);
  const file = name === null ? null : hostedFile(realm.hosting?.files, name);
  return file === null ? null : tagged(fileAnswer(file, 'public, max-age=300'));
}

function fileAnswer(
  { body, type, encoding }: HostedFile,
  cache: string,
  extra: Readonly<Record<string, string>> = {},
): FileAnswer {
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
