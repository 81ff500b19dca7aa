/**
 * Makes inversify work under a strict content security policy and shrinks it for the first page: no code
 * generated from strings, no unused modules, and a few lines instead of reflect-metadata.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

const packages = /^(?:inversify|@inversifyjs\/[a-z-]+)$/;
const inside = /[\\/]node_modules[\\/](?:inversify|@inversifyjs[\\/][a-z-]+)[\\/]/;

/** Own metadata of classes and members: the three calls that inversify makes. */
const metadata = `
const held = new WeakMap();
const own = (key, target, property) => held.get(target)?.get(property)?.get(key);
const grown = (map, key) => map.get(key) ?? (map.set(key, new Map()), map.get(key));
Reflect.defineMetadata ??= (key, value, target, property) => {
  if (!held.has(target)) held.set(target, new Map());
  grown(held.get(target), property).set(key, value);
};
Reflect.getOwnMetadata ??= own;
Reflect.getMetadata ??= (key, target, property) => {
  for (let at = target; at !== null; at = Object.getPrototypeOf(at)) if (held.get(at)?.get(property)?.has(key)) return own(key, at, property);
};`;

const byNumber = /^\s*case (?:ONE|TWO|THREE|FOUR)_\w+:\s*resolveNode = [^;]+;\s*break;$/gm;

/** Modules whose callers are never reached, except to refuse a class. */
const unused =
  /[\\/](?:(?:ContainerModule|Plugin|Snapshot)Manager|InstanceBindingNodeImplementation|getClassMetadata)\.js$/;

/** Marks resolutions made by this plugin, to avoid endless recursion. */
const asked = {};

export function leanInversify(): Plugin {
  return {
    name: 'lean-inversify',
    setup(build) {
      build.onResolve({ filter: /^reflect-metadata\/lite$/ }, () => ({
        path: 'metadata',
        namespace: 'proscenium-metadata',
        sideEffects: true,
      }));
      build.onLoad({ filter: /^metadata$/, namespace: 'proscenium-metadata' }, () => ({
        contents: metadata,
        loader: 'js',
      }));

      // Its modules only declare classes and functions, but its packages do not set `sideEffects: false`.
      build.onResolve({ filter: /./ }, async ({ path: wanted, pluginData, ...from }) => {
        if (
          pluginData === asked ||
          !(packages.test(wanted) || (wanted.startsWith('.') && inside.test(from.importer)))
        )
          return null;
        return {
          ...(await build.resolve(wanted, {
            importer: from.importer,
            kind: from.kind,
            resolveDir: from.resolveDir,
            pluginData: asked,
          })),
          sideEffects: false,
        };
      });

      // Every function that generates code has a counterpart that does the same without.
      build.onLoad({ filter: /[\\/]buildNoActivations\w+Jit\.js$/ }, ({ path: file }) => {
        const made = path.basename(file, '.js');
        const plain = made.replace(/Jit$/, '');
        return { contents: `export { ${plain} as ${made} } from './${plain}.js';`, loader: 'js' };
      });

      // Containers of this product load no modules, register no plugins, take no snapshots, and bind values, not classes.
      build.onLoad({ filter: unused }, ({ path: file }) => {
        if (!inside.test(file)) return null;
        const name = path.basename(file, '.js');
        const contents =
          name === 'getClassMetadata'
            ? 'export function getClassMetadata({ name }) { throw new Error(`${name} is a class: bind a value instead.`); }'
            : `export class ${name} {}`;
        return { contents, loader: 'js' };
      });

      // One to four arguments have slightly faster functions of their own; the one for any number does the same.
      build.onLoad(
        { filter: /[\\/]buildNoActivations\w+BindingNodeResolver\.js$/ },
        async ({ path: file }) => {
          return { contents: (await readFile(file, 'utf8')).replaceAll(byNumber, ''), loader: 'js' };
        },
      );
    },
  };
}
