/** Available widths of demo pictures: the widest is in the media folder, narrower ones are made from it on request. */

export interface PictureSizes {
  readonly widest: number;
  /** Ascending. */
  readonly narrower: readonly number[];
}

/** By the realm's media folder. */
const pictureSizes: Readonly<Record<string, PictureSizes>> = {
  stills: { widest: 960, narrower: [320, 640] },
  heroes: { widest: 1920, narrower: [640, 828, 1080] },
  posters: { widest: 600, narrower: [320] },
  fighters: { widest: 640, narrower: [320, 400] },
};

/** The widths of a file such as `stills/x.webp`; undefined for files of one size, such as drawings. */
export function sizesOf(file: string): PictureSizes | undefined {
  return file.endsWith('.webp') ? pictureSizes[file.slice(0, file.indexOf('/'))] : undefined;
}

/**
 * The width served for a request of `width`: the first narrower one that is at least as wide. Undefined when
 * the original is served.
 */
export function narrowerWidthOf(file: string, width: number): number | undefined {
  return width > 0 ? sizesOf(file)?.narrower.find((candidate) => candidate >= width) : undefined;
}
