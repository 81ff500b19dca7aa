/** The bytes a guest's home needs before it works: the first scripts and the chunks of all its rows, those below the fold too. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contributionScripts, type BuildManifest } from '../../scripts/build/BuildManifest';
import { RealmLibrary } from '../../scripts/host/RealmLibrary';

const weight = (content: Uint8Array | string): number => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).byteLength;

export interface HomeWeight {
  /** Brotli at its best. */
  readonly scripts: number;
  readonly styles: number;
  /** The page as the host sends it: gzip. */
  readonly page: number;
}

export function weighHome(root: string, id: string, build: BuildManifest): HomeWeight {
  const assets = path.join(root, 'dist/assets');
  const published = new RealmLibrary({ root, build, onProblems: () => undefined }).realm(id);
  const page = published?.pages[published.defaultLocale];
  if (published === null || page === undefined) throw new Error(`${id} does not compile.`);
  // A home whose rows the realm fixes loads those and no others.
  const rows = published.realm.pages['home']?.rows.map(({ type }) => type);
  const sections = published.realm.plugins
    .filter(({ contributes }) => rows === undefined || contributes['section']?.some(({ name }) => rows.includes(name)))
    .flatMap(({ id: plugin }) => contributionScripts(build, plugin, 'section'));
  return {
    scripts: [...new Set([...build.scripts, ...sections])].reduce((sum, chunk) => sum + weight(readFileSync(path.join(assets, chunk))), 0),
    styles: weight(build.styles),
    page: gzipSync(page.before + page.after.rows).byteLength,
  };
}
