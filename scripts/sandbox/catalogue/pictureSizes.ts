/** In which widths the demo pictures lie in the media folder: `stills/x.webp` is the widest, `stills/x@320.webp` a narrower one. */

export interface PictureSizes {
  readonly widest: number;
  readonly narrower: readonly number[];
}

/** By the folder of a realm's media. */
export const pictureSizes: Readonly<Record<string, PictureSizes>> = {
  stills: { widest: 960, narrower: [320, 640] },
  heroes: { widest: 1920, narrower: [640, 828, 1080] },
  posters: { widest: 600, narrower: [320] },
  fighters: { widest: 640, narrower: [320, 400] },
};

/** The sizes of a file such as `stills/x.webp`; undefined for whatever has only one, drawings among them. */
export function sizesOf(file: string): PictureSizes | undefined {
  return file.endsWith('.webp') ? pictureSizes[file.slice(0, file.indexOf('/'))] : undefined;
}

/** The file that serves a picture of `width`: the narrowest that is at least as wide, else the widest. */
export function fileOfWidth(file: string, width: number): string {
  const narrower = sizesOf(file)?.narrower.find((candidate) => candidate >= width);
  return narrower === undefined ? file : file.replace(/\.webp$/, `@${narrower}.webp`);
}
