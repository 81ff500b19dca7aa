/**
 * The modules of a site that plugins installed after its build import: React, MobX and core's public modules, by
 * the names that every plugin uses. Each is an entry of its own that exports what the site's scripts contain, so
 * that there is one copy of everything.
 */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { isSharedName, sharedLibraries } from '../plugins/sharedNames';
import { publicSources } from './publicModules';

const SHARED = 'shared:';

/** The source path under which a build lists a shared module, such as `shared:react`. */
export const sharedModule = (specifier: string): string => `${SHARED}${specifier}`;

/** Specifier to the text of the module that exports it. */
export type SharedModules = ReadonlyMap<string, string>;

export function sharedModules(root: string): SharedModules {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  const libraries = sharedLibraries
    .filter((name) => Object.hasOwn(dependencies, name.split('/')[0] ?? ''))
    .map((name) => [name, libraryModule(root, name)] as const);
  const own = publicSources(root)
    .filter(({ specifier }) => isSharedName(specifier))
    .map(({ specifier, file }) => [specifier, `export * from ${JSON.stringify(`./${file}`)};`] as const);
  return new Map([...libraries, ...own]);
}

/** Only what the site uses of React Router anyway: the rest of it is left out of the build (leanRouter.ts). */
const routerNames = ['Link', 'useLocation', 'useNavigate', 'useSearchParams'];

function libraryModule(root: string, name: string): string {
  const from = JSON.stringify(name);
  if (name === 'react-router-dom') return `export { ${routerNames.join(', ')} } from ${from};`;
  if (name === 'react')
    return `import library from ${from};\nexport default library;\nexport const { ${reactNames(root).join(', ')} } = library;`;
  if (name === 'react/jsx-runtime') return `export { Fragment, jsx, jsxs } from ${from};`;
  return `export * from ${from};`;
}

/** React is a CommonJS module, whose names a bundler cannot know. */
function reactNames(root: string): readonly string[] {
  const file = path.join(root, 'node_modules/react/cjs/react.production.js');
  const react = createRequire(file)(file) as object;
  return Object.keys(react).filter((name) => !name.startsWith('__'));
}

/** Entry points for {@link sharedEntries}. */
export const sharedEntryPoints = (modules: SharedModules): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...modules.keys()].map((name) => [`shared-${name.replaceAll('/', '-')}`, sharedModule(name)]),
  );

/** Makes them; `entry` is the module that every page starts with, as for `firstChunk`. */
export function sharedEntries(root: string, entry: string, modules: SharedModules): Plugin {
  return {
    name: 'shared-entries',
    setup(bundler) {
      bundler.onResolve({ filter: /^shared:/ }, ({ path: name }) => ({
        path: name.slice(SHARED.length),
        namespace: 'shared',
      }));
      bundler.onLoad({ filter: /./, namespace: 'shared' }, ({ path: name }) => ({
        contents: `${modules.get(name) ?? ''}\nimport ${JSON.stringify(path.join(root, entry))};`,
        loader: 'js',
        resolveDir: root,
      }));
    },
  };
}
