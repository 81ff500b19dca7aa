/**
 * Makes the router fit for a small first page. Its one module carries the framework around the router too, and two things keep that
 * from falling away: calls of React that the bundler cannot know to be harmless, and links that fetch pages of that framework ahead.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Components and contexts are made by calls that do nothing else; their display names are for a debugger. */
const made = /^(var \w+ = )(React\d*\.(?:memo|forwardRef|createContext)\()/gm;
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
/** What a link draws when it is told to prefetch, which only pages of the framework can be. */
const prefetched = /return shouldPrefetch && [^;]*?: (link);/g;
const development = /^(var ENABLE_DEV_WARNINGS = )true;/gm;

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    setup(build) {
      build.onLoad({ filter: /[\\/]react-router[\\/]dist[\\/][a-z]+[\\/]chunk-\w+\.mjs$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8');
        if (!source.includes('PrefetchPageLinks')) return null;
        const contents = source.replaceAll(made, '$1/* @__PURE__ */ $2').replaceAll(displayName, '').replaceAll(prefetched, 'return $1;').replaceAll(development, '$1false;');
        return { contents, loader: 'js' };
      });
    },
  };
}
