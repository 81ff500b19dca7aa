/**
 * One chunk for the whole first page. Left alone, the bundler cuts what the first page shares with lazy modules along the
 * lines of which lazy module uses what, into a dozen files that the first page then fetches together. Every lazy module is
 * therefore made to import the first page: nothing lazy runs before it, so nobody loads more than before.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import type { ReadSource } from './directImports';

const library = 'proscenium-library';
/** Tells that a resolution is ours already: asking again would ask for ever. */
const asked = {};

export interface FirstChunkDeps {
  readonly root: string;
  /** What the page starts with: a source path below `root`, with forward slashes. */
  readonly entry: string;
  /** What dynamic imports reach, likewise. */
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
        // The first page itself has no lazy CSS to adopt, but carries the function for those that have.
        const added = name === entry ? "import 'proscenium:adopt';" : first;
        const source = await read(file);
        return isModule(source) ? { contents: `${source}\n${added}\n`, loader: path.extname(file).slice(1) as Loader } : null;
      });

      // JSON cannot import either: it is given as a module.
      build.onLoad({ filter: /\.json$/ }, async ({ path: file }) => {
        if (!lazy.has(path.relative(root, file).split(path.sep).join('/'))) return null;
        return { contents: `export default ${await readFile(file, 'utf8')};\n${first}`, loader: 'js', resolveDir: root };
      });

      // A library in CommonJS cannot import: a module that can stands in front of it, and gives the library as its default.
      build.onResolve({ filter: /^[^./]/ }, async ({ path: wanted, kind, resolveDir, importer, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === asked) return null;
        const found = await build.resolve(wanted, { kind, resolveDir, importer, pluginData: asked });
        if (found.errors.length > 0 || found.namespace !== 'file' || isModule(await readFile(found.path, 'utf8'))) return null;
        return { path: wanted, namespace: library, pluginData: found.path };
      });
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
