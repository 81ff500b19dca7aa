// `npm run media [-- part of a name …]`: draws the brands, paints the pictures and packages the streams of
// the demo realms.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeStreams } from './streams/makeStreams';
import { openStudio, type Studio } from './studio/openStudio';
import { mkdir, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
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

/** Logos are in the HTML of every page: a tenth of their unit is finer than a pixel. */
const smallest = (notation: string): string =>
  optimize(notation, { multipass: true, floatPrecision: 1 }).data;

/** Writes every SVG file below the root of the repository: logos, favicons, illustrations, channel marks. */
const writeDrawings = async (root: string): Promise<void> => {
  for (const [place, notation] of drawings) {
    await mkdir(dirname(join(root, place)), { recursive: true });
    await writeFile(join(root, place), /\/logo[^/]*$/.test(place) ? smallest(notation) : notation);
  }
};

const FOLDERS: Readonly<Record<string, (realm: string) => string>> = {
  media: (realm) => `scripts/sandbox/media/${realm}`,
  realms: (realm) => `realms/${realm}/images`,
};

/** The path of a picture called `<portfolio>:<file>`, from the root of the repository. */
const placeOf = (name: string): string => {
  const [portfolio = '', file = ''] = name.split(':');
  const [kind = '', realm = ''] = portfolio.split('/');
  const folder = FOLDERS[kind];
  if (!folder) throw new Error(`No folder is known for ${name}.`);
  return join(folder(realm), file);
};

/** Paints every picture whose name contains one of `wanted`, or all of them. */
const paintPictures = async (
  root: string,
  studio: Studio,
  wanted: readonly string[],
  report: (line: string) => void,
): Promise<void> => {
  for (const name of await studio.list()) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    const picture = await studio.paint(name);
    await mkdir(dirname(join(root, placeOf(name))), { recursive: true });
    await writeFile(join(root, placeOf(name)), picture);
    report(`${placeOf(name)} ${String(Math.round(picture.length / 1024))} kB`);
  }
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const wanted = process.argv.slice(2);
const report = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

await writeDrawings(root);
const studio = await openStudio(join(root, 'scripts/media/studio/portfolio.ts'));
try {
  await paintPictures(root, studio, wanted, report);
  await makeStreams(root, studio, wanted, report);
} finally {
  await studio.close();
}
