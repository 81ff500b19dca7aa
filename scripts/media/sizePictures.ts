// Makes the narrower widths of every demo picture, so that a phone fetches a phone's picture.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfWidth, pictureSizes } from '../sandbox/catalogue/pictureSizes';

/** Narrower pictures can be coarser: a phone's dots hide it. */
const QUALITY = '42';

/** Writes `x@320.webp` and its like beside each picture of `scripts/sandbox/media` whose name contains one of `wanted`, or beside all. Needs ffmpeg. */
export const sizePictures = (root: string, wanted: readonly string[], report: (line: string) => void): void => {
  const media = join(root, 'scripts/sandbox/media');
  for (const realm of readdirSync(media))
    for (const [folder, { narrower }] of Object.entries(pictureSizes)) {
      const pictures = filesIn(join(media, realm, folder)).filter((name) => name.endsWith('.webp') && !name.includes('@'));
      for (const name of pictures) {
        const file = `${folder}/${name}`;
        if (wanted.length > 0 && !wanted.some((part) => `${realm}/${file}`.includes(part))) continue;
        for (const width of narrower) shrink(join(media, realm, file), width, join(media, realm, fileOfWidth(file, width)));
        report(`${realm}/${file} in ${narrower.join(', ')}`);
      }
    }
};

const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return []; // A realm need not have pictures of every kind.
  }
};

const shrink = (from: string, width: number, to: string): void => {
  const scale = ['-vf', `scale=${width}:-2:flags=area`, '-c:v', 'libwebp', '-quality', QUALITY, '-compression_level', '6', '-preset', 'picture'];
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', '-i', from, ...scale, to]);
};
