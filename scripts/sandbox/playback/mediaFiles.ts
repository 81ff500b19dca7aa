/** Serves artwork and streams from a folder: media types, byte ranges, caching. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

const TYPES: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mpd': 'application/dash+xml',
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** The media type of a file by its name; undefined for one that is not served. */
export const mediaType = (file: string): string | undefined => TYPES[path.extname(file)];

/** The file at `name`, a decoded path, below `folder`; undefined for a path outside it. */
export function fileBelow(folder: string, name: string): string | undefined {
  const file = path.resolve(folder, name);
  return file.startsWith(path.resolve(folder) + path.sep) ? file : undefined;
}

/** The response for a file below `folder`: 200, 206, 304, 404, 416. */
export async function mediaAnswer(folder: string, name: string, request: Request): Promise<Response> {
  const file = fileBelow(folder, name);
  const type = file === undefined ? undefined : mediaType(file);
  if (file === undefined || type === undefined) return new Response(null, { status: 404 });
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile()) return new Response(null, { status: 404 });

  const tag = `"${facts.size.toString(36)}-${Math.floor(facts.mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    etag: tag,
  };
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers });

  // A client with ranges of an older file gets the whole new one (RFC 9110, If-Range).
  const isOfThisFile = (request.headers.get('if-range') ?? tag) === tag;
  const range =
    request.method === 'GET' && isOfThisFile ? rangeOf(request.headers.get('range'), facts.size) : undefined;
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${facts.size}` },
    });
  const { start, end } = range ?? { start: 0, end: facts.size - 1 };
  const body =
    request.method === 'HEAD' || facts.size === 0
      ? null
      : (Readable.toWeb(createReadStream(file, { start, end })) as unknown as BodyInit);
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${facts.size}` }),
    },
  });
}

/**
 * One byte range, both ends inclusive; undefined when the header is to be ignored: several ranges, or an end
 * before the start.
 */
function rangeOf(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
