/** The widths of demo pictures; creates narrower versions on first request and caches them in a folder. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Available widths: the widest is in the media folder, narrower ones are made from it on request. */
interface PictureSizes {
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

/** Returns the cached file's name for `picture` (a file) at `width` pixels. Rejects when the picture does not exist. */
export type NarrowerPictures = (picture: string, width: number) => Promise<string>;

/** Resizes a picture to `width` pixels and encodes it as WebP. */
export type Resize = (bytes: Buffer, width: number) => Promise<Buffer>;

/**
 * Encoder settings of narrower pictures: coarser than the originals, since the difference is not visible on a
 * phone.
 */
const CODING = { quality: 42, preset: 'picture', effort: 4 } as const;

const resizeWithSharp: Resize = async (bytes, width) => {
  // Loads sharp lazily: only requests for pictures pay for it.
  const { default: sharp } = await import('sharp');
  return sharp(bytes).resize({ width }).webp(CODING).toBuffer();
};

/** The cache key derives from the source, so an edited picture gets a new file and no file ever changes. */
export function createNarrowerPictures(folder: string, resize: Resize = resizeWithSharp): NarrowerPictures {
  const inTheMaking = new Map<string, Promise<void>>();
  return async (picture, width) => {
    const bytes = await readFile(picture);
    const name = `${createHash('sha256')
      .update(JSON.stringify([CODING, width]))
      .update(bytes)
      .digest('hex')}.webp`;
    const made = inTheMaking.get(name) ?? make(name, bytes, width).finally(() => inTheMaking.delete(name));
    inTheMaking.set(name, made);
    await made;
    return name;
  };

  async function make(name: string, bytes: Buffer, width: number): Promise<void> {
    const file = path.join(folder, name);
    if (
      await stat(file).then(
        () => true,
        () => false,
      )
    )
      return;
    const narrower = await resize(bytes, width);
    await mkdir(folder, { recursive: true });
    // Writes to a temporary name first, so that processes sharing the folder never read a partial file.
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await writeFile(unfinished, narrower);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}
