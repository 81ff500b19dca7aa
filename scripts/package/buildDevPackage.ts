/**
 * Builds the npm package that `plugin dev` starts: the site as it is built, the demo realms and the sandbox, for
 * authors of plugins who have nothing of this repository.
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { writeDevelopmentBuild } from '../build/developmentBuild';
import { SHARING_BUILD_FOLDER } from '../build/readBuild';
import { RENDERER } from '../build/rendererVersion';
import { DEVELOPMENT_BUILD, FIRST_SCRIPT, writeSiteFile } from '../dev/siteFile';
import { readSiteFacts } from '../install/siteFacts';
import { importedPackages, readPackageJson, versionRanges } from './packageJson';

/** Files that the package's program reads from its own folder, below the root. Code is in its modules. */
const data = ['schemas', 'realms', 'scripts/sandbox', 'core'];
const isData = (file: string): boolean =>
  /(?:^|\/)[^./]+$/.test(file) || (!/\.(?:tsx?|css|md|map)$/.test(file) && !/\/node_modules\//.test(file));

/** Writes the package into `folder`, which it empties first. The build for plugins of a store must exist. */
export async function buildDevPackage(root: string, folder: string): Promise<void> {
  const own = await readPackageJson(root);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { main: 'scripts/dev/main.ts', check: 'scripts/dev/check.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    chunkNames: 'modules/[name]-[hash]',
    metafile: true,
    logLevel: 'silent',
  });
  const copy = (from: string, to = from) =>
    cp(path.join(root, from), path.join(folder, to), {
      recursive: true,
      filter: (source) => isData(path.relative(root, source).split(path.sep).join('/')),
    });
  for (const each of data) await copy(each);
  await copy(SHARING_BUILD_FOLDER, 'dist');
  await copy(RENDERER);
  await writeDevelopmentBuild(root, path.join(folder, DEVELOPMENT_BUILD));
  await build({
    absWorkingDir: root,
    entryPoints: ['scripts/dev/refreshPage.ts'],
    outfile: path.join(folder, FIRST_SCRIPT),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  });
  await copy('LICENSE');
  writeSiteFile(folder, await readSiteFacts(root));
  const { name, version, license, engines } = own;
  await writeFile(
    path.join(folder, 'package.json'),
    `${JSON.stringify(
      {
        name: `${name}-dev`,
        version,
        description: `The site and the sandbox of ${name}, for authors of plugins.`,
        license,
        type: 'module',
        engines,
        main: './main.js',
        dependencies: await versionRanges(root, own, importedPackages(metafile)),
      },
      null,
      2,
    )}\n`,
  );
}
