/**
 * Makes the router fit for a small first page. Its one module carries the framework around the router too, and a few things keep that
 * from falling away: statements that the bundler cannot know to be harmless, and what links and navigation do inside that framework alone.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** From the first to the second, wherever it stands. */
const changes: readonly (readonly [from: RegExp, to: string])[] = [
  // Components and contexts are made by calls that do nothing else; their display names are for a debugger.
  [/^(var \w+ = )(React\d*\.(?:memo|forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2'],
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  // The boundary that catches errors of routes that are declared to the router.
  [/^\w+\.contextType = \w+;$/gm, ''],
  // What is said to whoever develops the site: a page without a router around it shows itself all the same.
  [/^(var ENABLE_DEV_WARNINGS = )true;/gm, '$1false;'],
  [/^(\s+)(warning\()/gm, '$1/* @__PURE__ */ $2'],
  [/invariant\(\s*!?useInRouterContext\(\),[^`"]*`[^`]*`\s*\);/g, ''],
  // A link that fetches a page of the framework ahead.
  [/let \[shouldPrefetch, \w+, \w+\] = usePrefetchBehavior\([^)]*\);/g, ''],
  [/\.\.\.prefetchHandlers,/g, ''],
  [/mergeRefs\((\w+), prefetchRef\)/g, '$1'],
  [/return shouldPrefetch && [^;]*?: (link);/g, 'return $1;'],
  // Navigation by a router that loads data for its routes.
  [/isDataRoute \? useNavigateStable\(\) : (useNavigateUnstable\(\))/g, '$1'],
];

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    setup(build) {
      build.onLoad({ filter: /[\\/]react-router[\\/]dist[\\/][a-z]+[\\/]chunk-\w+\.mjs$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8');
        if (!source.includes('PrefetchPageLinks')) return null;
        return { contents: changes.reduce((text, [from, to]) => text.replaceAll(from, to), source), loader: 'js' };
      });
    },
  };
}
