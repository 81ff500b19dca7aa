/** The files of a realm's images folder that its site may serve: pictures and fonts, and nothing that can run. */

/** A picture or font, without its bytes. */
export interface PublishedPicture {
  /** SHA-256 of its bytes in lower-case hexadecimal. */
  readonly hash: string;
  /** The media type. */
  readonly type: string;
}

/** Media types by file extension. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The media type of a picture or font by its name; null for every other file. */
export function pictureType(name: string): string | null {
  const extension = /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, extension) ? (types[extension] ?? null) : null;
}

/** The value of `?v=` in the address of a picture: its address changes with its bytes. */
export function pictureVersion({ hash }: PublishedPicture): string {
  return hash.slice(0, 8);
}
