/**
 * Builds the npm package for plugin authors: what `exports` makes public, as modules and type declarations. In
 * a plugin's own repository its code type-checks and its tests run against them; on a site, core's own modules
 * take their place.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { cssModules } from '../build/cssModules';
import { publicSources } from '../build/publicModules';
import { importedPackages, readPackageJson, versionRanges, type PackageJson } from './packageJson';
import { publicDeclarations } from './publicDeclarations';

/** A second copy of one of these would not share state with the site's: an author's project has one. */
const peers = ['mobx', 'mobx-react-lite', 'react', 'react-dom', 'react-router-dom'];
/** Only for those who use them: tests, and types of `proscenium/sdk/payment/stripe`. */
const optionalPeers = [
  '@stripe/stripe-js',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/react',
  'axe-core',
  'jest',
  'jest-environment-jsdom',
  'jest-fixed-jsdom',
  'playwright-core',
  'typescript',
];

/** The command line of plugin authors. */
const COMMAND_LINE = 'scripts/author/main.ts';

/** Files beside the public modules: Jest's preset, for the contract suites. */
const preset = { source: 'test/setup-browser.ts', transform: 'test/jest-transform.cjs' };

/** Writes the package into `folder`, which it empties first. Rejects when the code does not compile. */
export async function buildPackage(root: string, folder: string): Promise<void> {
  const own = await readPackageJson(root);
  const modules = publicSources(root).map(({ file }) => file);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const [metafile] = await Promise.all([
    bundle(root, [...modules, preset.source, COMMAND_LINE], path.join(folder, 'modules')),
    publicDeclarations(root, modules, path.join(folder, 'types')),
    cp(path.join(root, 'schemas'), path.join(folder, 'schemas'), { recursive: true }),
    cp(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE')),
    cp(path.join(root, preset.transform), path.join(folder, path.basename(preset.transform))),
    cp(path.join(root, 'scripts/package/jest-preset.cjs'), path.join(folder, 'jest-preset.cjs')),
    cp(path.join(root, 'scripts/package/AUTHORS.md'), path.join(folder, 'README.md')),
    copyTexts(root, folder),
  ]);
  await writeFile(
    path.join(folder, 'package.json'),
    `${JSON.stringify(await described(root, own, metafile), null, 2)}\n`,
  );
}

/** Modules keep their paths, so that `exports` of the package differs only in folder and extension. */
async function bundle(root: string, entryPoints: readonly string[], outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    outbase: root,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    jsx: 'automatic',
    packages: 'external',
    chunkNames: 'shared/[name]-[hash]',
    metafile: true,
    logLevel: 'silent',
    plugins: [parserByName, cssModules(root, () => 'nowhere')],
  });
  return metafile;
}

/** Core imports the parser by path (core/i18n/messageParser.ts), which only the product's own build needs. */
const parserByName: Plugin = {
  name: 'parser-by-name',
  setup(bundler) {
    const name = '@formatjs/icu-messageformat-parser';
    bundler.onResolve({ filter: new RegExp(`/node_modules/${name}/index\\.js$`) }, () => ({
      path: name,
      external: true,
    }));
  },
};

/** Core's texts, with which the test kit renders. */
async function copyTexts(root: string, folder: string): Promise<void> {
  for (const module of await readdir(path.join(root, 'core'))) {
    const texts = path.join('core', module, 'messages');
    if (existsSync(path.join(root, texts)))
      await cp(path.join(root, texts), path.join(folder, texts), { recursive: true });
  }
}

/** The package.json of the package. */
async function described(root: string, own: PackageJson, metafile: Metafile): Promise<object> {
  const { name, version, description, license, type, engines } = own;
  const imported = importedPackages(metafile).filter(
    (each) => !peers.includes(each) && !optionalPeers.includes(each),
  );
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    exports: {
      ...Object.fromEntries(Object.entries(own.exports).map(([subpath, target]) => [subpath, built(target)])),
      './jest-preset': './jest-preset.cjs',
    },
    bin: { proscenium: `./modules/${COMMAND_LINE.replace(/\.ts$/, '.js')}` },
    dependencies: await versionRanges(root, own, imported),
    peerDependencies: await versionRanges(root, own, [...peers, ...optionalPeers].sort()),
    peerDependenciesMeta: Object.fromEntries(optionalPeers.map((each) => [each, { optional: true }])),
  };
}

function built(target: string): string | { readonly types: string; readonly default: string } {
  const source = /^\.\/(.+)\.tsx?$/.exec(target)?.[1];
  return source === undefined
    ? target
    : { types: `./types/${source}.d.ts`, default: `./modules/${source}.js` };
}
