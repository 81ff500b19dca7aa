/** In which widths the demo pictures can be had: the widest lies in the media folder, narrower ones are made from it when they are asked for. */

export interface PictureSizes {
  readonly widest: number;
  /** Ascending. */
  readonly narrower: readonly number[];
}

/** By the folder of a realm's media. */
const pictureSizes: Readonly<Record<string, PictureSizes>> = {
  stills: { widest: 960, narrower: [320, 640] },
  heroes: { widest: 1920, narrower: [640, 828, 1080] },
  posters: { widest: 600, narrower: [320] },
  fighters: { widest: 640, narrower: [320, 400] },
};

/** The sizes of a file such as `stills/x.webp`; undefined for whatever has only one, drawings among them. */
export function sizesOf(file: string): PictureSizes | undefined {
  return file.endsWith('.webp') ? pictureSizes[file.slice(0, file.indexOf('/'))] : undefined;
}

/** The narrower width in which a picture that was asked for at `width` is given: the first that is at least as wide. Undefined when the file itself is given. */
export function narrowerWidthOf(file: string, width: number): number | undefined {
  return width > 0 ? sizesOf(file)?.narrower.find((candidate) => candidate >= width) : undefined;
}
