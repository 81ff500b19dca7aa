// Builds the assets shared by all realms. Run by `npm run build`; `npm start` and the tests call the same function.
import { buildAssets } from './scripts/build/buildAssets.ts';

const started = performance.now();
const { scripts } = await buildAssets(import.meta.dirname);
console.log(
  `Built dist/assets in ${Math.round(performance.now() - started)} ms; the first page loads ${scripts.length} scripts.`,
);
