/** Built files from a source that knows only the names which the build wrote, such as a store. */
import { compressedName } from '../../build/BuildManifest';
import type { HostedFile } from './files';

/** Media types by file extension. */
const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};

/** The media type of a built file; application/octet-stream for unknown extensions. */
export function mediaType(file: string): string {
  return types[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

/** Whether it is a name as the build writes it, below /assets/. */
export const isAssetName = (file: string): boolean => /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(file);

/** A built file: the brotli copy if the client accepts it; null when there is none. */
export async function assetFile(
  file: string,
  accepts: (encoding: string) => boolean,
  read: (file: string) => Promise<Uint8Array<ArrayBuffer> | null>,
): Promise<HostedFile | null> {
  if (!isAssetName(file)) return null;
  const type = mediaType(file);
  const copy = accepts('br') ? await read(compressedName(file)) : null;
  if (copy !== null) return { body: copy, type, encoding: 'br' };
  const body = await read(file);
  return body === null ? null : { body, type };
}
