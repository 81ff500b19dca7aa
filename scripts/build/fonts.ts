/** The built-in font families: every installed @fontsource-variable package, with its files by script. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fontMetrics, type FontMetrics } from './fontMetrics';

/** One file of a family. */
export interface FontFace {
  readonly subset: string;
  readonly style: 'normal' | 'italic';
  /** CSS font-weight range, such as `100 900`. */
  readonly weight: string;
  readonly unicodeRange: string;
  /** Relative to the assets folder; null until the build has copied it. */
  readonly file: string;
  /** Only of Latin faces, where the file has metrics. */
  readonly metrics?: FontMetrics;
}
export type FontCatalogue = Readonly<Record<string, readonly FontFace[]>>;

/** Copies the files with hashed names into `<assets>/fonts` and returns their catalogue. */
export async function buildFonts(root: string, assets: string): Promise<FontCatalogue> {
  const home = path.join(root, 'node_modules/@fontsource-variable');
  await mkdir(path.join(assets, 'fonts'), { recursive: true });
  const families = await Promise.all(
    (await readdir(home)).map((name) => buildFamily(path.join(home, name), name, assets)),
  );
  return Object.fromEntries(families);
}

async function buildFamily(folder: string, name: string, assets: string): Promise<[string, FontFace[]]> {
  const read = async <T>(file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as T;
  const { family, variable } = await read<{
    family: string;
    variable: { wght: { min: string; max: string } };
  }>('metadata.json');
  const ranges = await read<Record<string, string>>('unicode.json');
  const files = new Set(await readdir(path.join(folder, 'files')));
  const faces: FontFace[] = [];
  for (const [subset, unicodeRange] of Object.entries(ranges))
    for (const style of ['normal', 'italic'] as const) {
      const file = `${name}-${subset}-wght-${style}.woff2`;
      if (!files.has(file)) continue;
      const source = path.join(folder, 'files', file);
      const content = await readFile(source);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const target = `fonts/${name}-${subset}-${style}-${hash}.woff2`;
      await copyFile(source, path.join(assets, target));
      const metrics = subset === 'latin' ? await fontMetrics(content) : null;
      faces.push({
        subset,
        style,
        weight: `${variable.wght.min} ${variable.wght.max}`,
        unicodeRange,
        file: target,
        ...(metrics === null ? {} : { metrics }),
      });
    }
  return [family, faces];
}
