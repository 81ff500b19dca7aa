// `npm run media [-- part of a name …]`: draws the brands, paints the pictures and packages the streams of
// the demo realms.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paintPictures } from './paintPictures';
import { makeStreams } from './streams/makeStream';
import { openStudio } from './studio/openStudio';
import { writeDrawings } from './writeDrawings';

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
