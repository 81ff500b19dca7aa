/**
 * Plugins in packages that do not build. They are left out by name, so that one package never stops the build
 * of the others: its contributions fail when they are loaded, and lose only their own places.
 */
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { InstalledPlugin, InstalledPlugins } from '../plugins/installedPlugins';
import { contributionModules } from '../plugins/moduleReference';
import type { BuildManifest } from './BuildManifest';
import { bundlerMessages } from './bundlerMessages';
import { cssModules } from './cssModules';
import { publicEntries, type ReadSource } from './publicEntries';

/** Package name to the bundler's messages. */
export type BrokenPackages = ReadonlyMap<string, string>;

/** Bundles each package by itself. Core and libraries are not followed. */
export async function findBrokenPackages(
  root: string,
  { plugins }: InstalledPlugins,
  read: ReadSource,
): Promise<BrokenPackages> {
  const faults = await Promise.all(
    [...plugins.values()].map(async (plugin) => {
      if (plugin.package === undefined) return [];
      const fault = await faultOf(root, plugin, read);
      return fault === null ? [] : [[plugin.package, fault] as const];
    }),
  );
  return new Map(faults.flat());
}

/** What a build prints about them. */
export const brokenPackageLines = (broken: BuildManifest['brokenPackages'] = {}): readonly string[] =>
  Object.entries(broken).map(
    ([name, reason]) => `The plugin package ${name} did not build and was left out:\n${reason}`,
  );

async function faultOf(root: string, plugin: InstalledPlugin, read: ReadSource): Promise<string | null> {
  const { preview } = plugin.manifest;
  const modules = [
    ...contributionModules(plugin.manifest).map(({ file }) => file),
    ...(preview === undefined ? [] : [preview]),
  ];
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [...new Set(modules)].map((module) => path.join(root, plugin.folder, module)),
      outdir: 'nowhere',
      write: false,
      bundle: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
      plugins: [onlyOwn(root, plugin.folder), cssModules(root, () => 'chunk'), publicEntries(root, read)],
    });
    return null;
  } catch (error) {
    return bundlerMessages(error);
  }
}

/** Modules of others only need to exist. */
function onlyOwn(root: string, folder: string): Plugin {
  const own = path.join(root, folder, path.sep);
  const asked = {};
  return {
    name: 'only-own',
    setup(bundler) {
      bundler.onResolve(
        { filter: /./ },
        async ({ path: wanted, kind, importer, resolveDir, pluginData, namespace }) => {
          if (pluginData === asked || kind === 'entry-point' || !importer.startsWith(own)) return null;
          const found = await bundler.resolve(wanted, {
            kind,
            importer,
            resolveDir,
            namespace,
            pluginData: asked,
          });
          if (found.errors.length > 0) return { errors: found.errors };
          return found.namespace === 'file' && !found.path.startsWith(own)
            ? { path: found.path, external: true }
            : null;
        },
      );
    },
  };
}

const BROKEN = 'proscenium-broken';

/** Replaces every module of a broken package by one that throws. */
export function withoutBroken(broken: BrokenPackages): Plugin {
  return {
    name: 'without-broken-packages',
    setup(bundler) {
      bundler.onResolve({ filter: /^[^./]/ }, ({ path: wanted }) => {
        const name = [...broken.keys()].find((each) => wanted.startsWith(`${each}/`));
        return name === undefined ? null : { path: wanted, namespace: BROKEN, pluginData: name };
      });
      bundler.onLoad({ filter: /./, namespace: BROKEN }, ({ pluginData }) => ({
        contents: `throw new Error(${JSON.stringify(`The package ${String(pluginData)} did not build; the build names the cause.`)});`,
        loader: 'js',
      }));
    },
  };
}
