/**
 * Makes shaka-player an ES module. Its file is one function, which is called where it is written: browsers compile such a
 * function while the script arrives, on another thread. The bundler would wrap it into another function, which they
 * compile when it is called, on the main thread: a tenth of a second on a slow phone, before a film starts.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

export function eagerShaka(): Plugin {
  return {
    name: 'eager-shaka',
    setup(build) {
      build.onLoad(
        { filter: /[\\/]shaka-player[\\/]dist[\\/]shaka-player\.compiled-es2021\.js$/ },
        async ({ path: file }) => ({
          contents: `const exports = {};\n${await readFile(file, 'utf8')}\nexport default exports;`,
          loader: 'js',
        }),
      );
    },
  };
}
