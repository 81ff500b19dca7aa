/**
 * Shrinks React Router for the first page. Its single module also contains the framework around the router,
 * and a few constructs prevent tree shaking of that: statements that the bundler cannot prove to be free of
 * side effects, and code in links and navigation that runs only inside the framework.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Replaces every match of the first with the second. */
const changes: readonly (readonly [from: RegExp, to: string])[] = [
  // `memo`, `forwardRef` and `createContext` calls have no side effects; display names are for debuggers.
  [/^(var \w+ = )(React\d*\.(?:memo|forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2'],
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  // The error boundary of routes declared to the router (data routes).
  [/^\w+\.contextType = \w+;$/gm, ''],
  // Warnings for developers: a page that is not inside a router fails visibly anyway.
  [/^(var ENABLE_DEV_WARNINGS = )true;/gm, '$1false;'],
  [/^(\s+)(warning\()/gm, '$1/* @__PURE__ */ $2'],
  [/invariant\(\s*!?useInRouterContext\(\),[^`"]*`[^`]*`\s*\);/g, ''],
  // Link prefetching of the framework.
  [/let \[shouldPrefetch, \w+, \w+\] = usePrefetchBehavior\([^)]*\);/g, ''],
  [/\.\.\.prefetchHandlers,/g, ''],
  [/mergeRefs\((\w+), prefetchRef\)/g, '$1'],
  [/return shouldPrefetch && [^;]*?: (link);/g, 'return $1;'],
  // Navigation of a data router.
  [/isDataRoute \? useNavigateStable\(\) : (useNavigateUnstable\(\))/g, '$1'],
];

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    setup(build) {
      build.onLoad(
        { filter: /[\\/]react-router[\\/]dist[\\/][a-z]+[\\/]chunk-\w+\.mjs$/ },
        async ({ path: file }) => {
          const source = await readFile(file, 'utf8');
          if (!source.includes('PrefetchPageLinks')) return null;
          return {
            contents: changes.reduce((text, [from, to]) => text.replaceAll(from, to), source),
            loader: 'js',
          };
        },
      );
    },
  };
}
