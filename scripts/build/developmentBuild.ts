/** The build for plugins of a store once more, for authors: with React's development build, and readable. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readInstalledPlugins } from '../plugins/installedPlugins';
import type { BuildManifest } from './BuildManifest';
import { findBrokenPackages } from './brokenPackages';
import { bundleScripts } from './bundleScripts';
import { readResolved } from './publicEntries';
import { SHARING_BUILD_FOLDER } from './readBuild';
import { sharedModules } from './sharedModules';

/**
 * Writes it into `folder`, as {@link SHARING_BUILD_FOLDER}, which must exist, with other scripts. They are not compressed.
 * Rejects with the bundler's messages when the code does not build.
 */
export async function writeDevelopmentBuild(root: string, folder: string): Promise<void> {
  const sharing = path.join(root, SHARING_BUILD_FOLDER);
  const manifest = JSON.parse(await readFile(path.join(sharing, 'build.json'), 'utf8')) as BuildManifest;
  const read = readResolved(root);
  const installed = readInstalledPlugins(root);
  const { chunks, files, sheet } = await bundleScripts({
    root,
    installed,
    read,
    broken: await findBrokenPackages(root, installed, read),
    shared: sharedModules(root),
    isForDevelopment: true,
  });
  const assets = path.join(folder, 'assets');
  await mkdir(assets, { recursive: true });
  const replaced = new Set([...manifest.scripts, ...Object.values(manifest.modules).flat()]);
  await cp(path.join(sharing, 'assets'), assets, {
    recursive: true,
    filter: (file) => !replaced.has(path.basename(file)) && !/\.(?:map|br|gz|zst)$/.test(file),
  });
  await Promise.all(
    files.map(({ path: file, contents }) => writeFile(path.join(assets, path.basename(file)), contents)),
  );
  const { scripts, modules, contributions, pluginBytes } = chunks;
  const rendering = { ...manifest.rendering, sheet };
  await writeFile(
    path.join(folder, 'build.json'),
    JSON.stringify({ ...manifest, scripts, modules, contributions, pluginBytes, rendering }),
  );
}
