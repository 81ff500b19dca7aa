/**
 * Minifies scripts a second time. The bundler's minifier leaves what needs knowledge of several statements, such as
 * functions with one caller: the first page loses 4 % of its compressed size.
 */
import path from 'node:path';
import { transform, version } from '@swc/core';
import type { OutputFile } from 'esbuild';
import { LRUCache } from 'lru-cache';

/** A file of a build by its absolute path. */
export interface BuiltFile {
  readonly path: string;
  readonly contents: Uint8Array;
}

/**
 * Browsers compile functions when they are first called, on the main thread. This comment makes them compile all
 * functions of a script while it arrives, on another thread.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * For the beginning of each script that the bundler writes: it makes the hash in the name of a file change when this
 * module's output may. The second minification removes it.
 */
export const minifierBanner = `/* swc ${version}, ${COMPILE_HINT} */`;

/** By path, which contains a hash: a rebuild after an edit minifies only the scripts that changed. */
const minified = new LRUCache<string, readonly BuiltFile[]>({ max: 1000 });

/** The files with their scripts, and the source maps of these, replaced. `entry` is the name of the first page's script. */
export async function minifyAgain(
  files: readonly OutputFile[],
  entry: string | undefined,
): Promise<readonly BuiltFile[]> {
  const scripts = files.filter((file) => file.path.endsWith('.js'));
  const maps = new Map(
    files.filter((file) => file.path.endsWith('.js.map')).map((file) => [file.path, file]),
  );
  const done = await Promise.all(
    scripts.map(
      async (script) =>
        [
          script.path,
          minified.get(script.path) ??
            (await minify(
              script,
              maps.get(`${script.path}.map`)?.text,
              path.basename(script.path) === entry ? `${COMPILE_HINT}\n` : '',
            )),
        ] as const,
    ),
  );
  for (const [script, made] of done) minified.set(script, made);
  const replaced = new Set(done.flatMap(([, made]) => made.map((file) => file.path)));
  return [...files.filter((file) => !replaced.has(file.path)), ...done.flatMap(([, made]) => made)];
}

/** `start` is the lines before the script's code. */
async function minify(
  script: OutputFile,
  map: string | undefined,
  start: string,
): Promise<readonly BuiltFile[]> {
  const { code, map: newMap } = await transform(script.text, {
    configFile: false,
    swcrc: false,
    isModule: true,
    inputSourceMap: map ?? false,
    sourceMaps: map !== undefined,
    minify: true,
    jsc: {
      target: 'es2022',
      minify: {
        module: true,
        ecma: 2022,
        compress: { passes: 3 },
        mangle: true,
        format: { comments: false },
      },
    },
  });
  const encoder = new TextEncoder();
  const file = `${script.path}.map`;
  return newMap === undefined
    ? [{ path: script.path, contents: encoder.encode(start + code) }]
    : [
        {
          path: script.path,
          contents: encoder.encode(`${start}${code}\n//# sourceMappingURL=${path.basename(file)}\n`),
        },
        { path: file, contents: encoder.encode(start === '' ? newMap : movedDown(newMap)) },
      ];
}

/** The source map of a script with one more line before its code. */
function movedDown(map: string): string {
  const value = JSON.parse(map) as { readonly mappings: string };
  return JSON.stringify({ ...value, mappings: `;${value.mappings}` });
}
