/**
 * Puts the whole first page into one chunk. By default the bundler splits code that the first page shares
 * with lazy modules by which lazy module uses it, into a dozen files that the first page then fetches
 * together. Therefore every lazy module is made to import the first page: no lazy module runs before it, so
 * nobody loads more code.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import type { ReadSource } from './publicEntries';

const library = 'proscenium-library';
/** Marks resolutions made by this plugin, to avoid endless recursion. */
const asked = {};

export interface FirstChunkDeps {
  readonly root: string;
  /** The entry module: a source path below `root`, with forward slashes. */
  readonly entry: string;
  /** Targets of dynamic imports, likewise. */
  readonly lazy: ReadonlySet<string>;
  readonly read: ReadSource;
}

export function firstChunk({ root, entry, lazy, read }: FirstChunkDeps): Plugin {
  const first = `import ${JSON.stringify(path.join(root, entry))};`;
  return {
    name: 'first-chunk',
    setup(build) {
      build.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path: file }) => {
        const name = path.relative(root, file).split(path.sep).join('/');
        if (name !== entry && !lazy.has(name)) return null;
        // The first page has no lazy CSS to adopt, but carries the function for modules that have.
        const added = name === entry ? "import 'proscenium:adopt';" : first;
        const source = await read(file);
        return isModule(source)
          ? { contents: `${source}\n${added}\n`, loader: path.extname(file).slice(1) as Loader }
          : null;
      });

      // JSON cannot import either, so it is served as a module.
      build.onLoad({ filter: /\.json$/ }, async ({ path: file }) => {
        if (!lazy.has(path.relative(root, file).split(path.sep).join('/'))) return null;
        return {
          contents: `export default ${await readFile(file, 'utf8')};\n${first}`,
          loader: 'js',
          resolveDir: root,
        };
      });

      // A CommonJS library cannot import: a wrapper module that can exports the library as its default.
      build.onResolve(
        { filter: /^[^./]/ },
        async ({ path: wanted, kind, resolveDir, importer, pluginData }) => {
          if (kind !== 'dynamic-import' || pluginData === asked) return null;
          const found = await build.resolve(wanted, { kind, resolveDir, importer, pluginData: asked });
          if (
            found.errors.length > 0 ||
            found.namespace !== 'file' ||
            isModule(await readFile(found.path, 'utf8'))
          )
            return null;
          return { path: wanted, namespace: library, pluginData: found.path };
        },
      );
      build.onLoad({ filter: /./, namespace: library }, ({ pluginData }) => ({
        contents: `import library from ${JSON.stringify(pluginData)};\n${first}\nexport default library;`,
        loader: 'js',
        resolveDir: root,
      }));
    },
  };
}

function isModule(source: string): boolean {
  return /^(?:import|export)\b/m.test(source);
}
