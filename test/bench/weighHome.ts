/** Bytes that a guest's home needs before it works: the first scripts and the chunks of rows near the first screen. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contributionScripts, type BuildManifest } from '../../scripts/build/BuildManifest';
import { RealmLibrary } from '../../scripts/host/RealmLibrary';

const weight = (content: Uint8Array | string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength;

export interface HomeWeight {
  /** Brotli at maximum quality. */
  readonly scripts: number;
  readonly styles: number;
  /** The page as the host sends it, gzipped. */
  readonly page: number;
}

/** `asked`: file names of the scripts that the page requested before any scrolling. */
export async function weighHome(
  root: string,
  id: string,
  build: BuildManifest,
  asked: ReadonlySet<string>,
): Promise<HomeWeight> {
  const assets = path.join(root, 'dist/assets');
  const site = new RealmLibrary({ root, build, onProblems: () => undefined }).realm(id);
  if (site === null) throw new Error(`${id} does not compile.`);
  const page = await site.page(site.defaultLocale);
  const sections = site.realm.plugins
    .flatMap(({ id: plugin }) => contributionScripts(build, plugin, 'section'))
    .filter((chunk) => asked.has(chunk));
  return {
    scripts: [...new Set([...build.scripts, ...sections])].reduce(
      (sum, chunk) => sum + weight(readFileSync(path.join(assets, chunk))),
      0,
    ),
    styles: weight(build.styles),
    page: gzipSync(page.before + page.after.rows).byteLength,
  };
}
