// Writes the SVG files: logos, favicons, drawings of empty and failed pages, channel marks.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lanternaDrawings } from './brands/lanterna';
import { channelMarks, noorDrawings } from './brands/noor';
import { ringsideChannelMarks, ringsideDrawings } from './brands/ringside';

const drawings: readonly (readonly [place: string, notation: string])[] = [
  ...Object.entries(ringsideDrawings).map(
    ([file, drawing]) => [`realms/ringside/images/${file}`, drawing] as const,
  ),
  ...Object.entries(lanternaDrawings).map(
    ([file, drawing]) => [`realms/lanterna/images/${file}`, drawing] as const,
  ),
  ...Object.entries(noorDrawings).map(([file, drawing]) => [`realms/noor/images/${file}`, drawing] as const),
  ...Object.entries(channelMarks).map(
    ([channel, drawing]) => [`scripts/sandbox/media/noor/channels/${channel}.svg`, drawing] as const,
  ),
  ...Object.entries(ringsideChannelMarks).map(
    ([channel, drawing]) => [`scripts/sandbox/media/ringside/channels/${channel}.svg`, drawing] as const,
  ),
];

/** Writes every drawing below the root of the repository. */
export const writeDrawings = async (root: string): Promise<void> => {
  for (const [place, notation] of drawings) {
    await mkdir(dirname(join(root, place)), { recursive: true });
    await writeFile(join(root, place), notation);
  }
};
