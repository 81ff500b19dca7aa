/** The bytes a guest's home needs before it works: the first scripts and the chunks of the realm's sections. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contributionScripts, type BuildManifest } from '../../scripts/build/BuildManifest';
import { compileRealm } from '../../scripts/compile/compileRealm';
import { readRealmSources } from '../../scripts/compile/realmSources';
import { readInstalledPlugins } from '../../scripts/plugins/installedPlugins';

const weight = (content: Uint8Array | string): number => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

/** Brotli 11, in bytes. */
export function weighHome(root: string, id: string, build: BuildManifest): { readonly scripts: number; readonly styles: number } {
  const assets = path.join(root, 'dist/assets');
  const { realm } = compileRealm({ sources: readRealmSources(root, [id]), file: `realms/${id}/realm.json` }, readInstalledPlugins(root));
  if (realm === undefined) throw new Error(`${id} does not compile.`);
  const sections = realm.plugins.filter(({ contributes }) => contributes['section'] !== undefined);
  const chunks = new Set([...build.scripts, ...sections.flatMap(({ id: plugin }) => contributionScripts(build, plugin, 'section'))]);
  return {
    scripts: [...chunks].reduce((sum, chunk) => sum + weight(readFileSync(path.join(assets, chunk))), 0),
    styles: weight(build.styles),
  };
}
