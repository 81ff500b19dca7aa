/** Makes a narrower picture when it is first asked for, and keeps it in a folder. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Gives the name, within the folder, of `picture` (a file) at `width` pixels. Rejects when there is no such picture. */
export type NarrowerPictures = (picture: string, width: number) => Promise<string>;

/** Changes `bytes` of a picture to `width` pixels and WebP. */
export type Resize = (bytes: Buffer, width: number) => Promise<Buffer>;

/** The coding of narrower pictures. They can be coarser than the widest: on a phone's screen the difference is too small to be seen. */
const CODING = { quality: 42, preset: 'picture', effort: 4 } as const;

const resizeWithSharp: Resize = async (bytes, width) => {
  // Only who asks for a picture pays for loading the library.
  const { default: sharp } = await import('sharp');
  return sharp(bytes).resize({ width }).webp(CODING).toBuffer();
};

/** A picture is found by what it is made from, so an edited one is made anew and no file ever changes. */
export function createNarrowerPictures(folder: string, resize: Resize = resizeWithSharp): NarrowerPictures {
  const inTheMaking = new Map<string, Promise<void>>();
  return async (picture, width) => {
    const bytes = await readFile(picture);
    const name = `${createHash('sha256').update(JSON.stringify([CODING, width])).update(bytes).digest('hex')}.webp`;
    const made = inTheMaking.get(name) ?? make(name, bytes, width).finally(() => inTheMaking.delete(name));
    inTheMaking.set(name, made);
    await made;
    return name;
  };

  async function make(name: string, bytes: Buffer, width: number): Promise<void> {
    const file = path.join(folder, name);
    if (await stat(file).then(() => true, () => false)) return;
    const narrower = await resize(bytes, width);
    await mkdir(folder, { recursive: true });
    // Written under another name first: other processes that share the folder never see half of a picture.
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
