/** Bundles a plugin so that open pages replace its components and keep their state, as far as React can. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformAsync, types } from '@babel/core';
import { transform, type Loader, type Metafile, type Plugin, type PluginBuild } from 'esbuild';
import refresh from 'react-refresh/babel';
import type { PluginDevelopment } from '../build/bundlePlugin';

/** What the modules of the plugin find in a page of `plugin dev`, as `developmentPage`. */
export interface DevelopmentPage {
  /** `id` names a component in all its versions. */
  register(component: unknown, id: string): void;
  signature(): (component: unknown, key?: string, ...facts: readonly unknown[]) => unknown;
  /** Applies the text of a CSS module, in place of its earlier text. */
  adopt(file: string, text: string): void;
  /** Called by each module with its address. */
  loaded(address: string): void;
  /** Replaces the components by those of newer modules. */
  update(addresses: readonly string[]): Promise<void>;
}

/** One version of the plugin's source files. */
export interface PluginSources {
  /** File to its text. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files that export components and nothing else. */
  readonly components: ReadonlySet<string>;
  /** File to those that import it. */
  readonly importers: ReadonlyMap<string, ReadonlySet<string>>;
}

const ADOPT = 'development-adopt';

/** The bundling of one version of the plugin in `folder`, its repository. */
export class RefreshableBundle implements PluginDevelopment {
  readonly plugin: Plugin = { name: 'refreshable', setup: (bundler) => this.#setUp(bundler) };
  /**
   * The number of the version makes the addresses of the modules differ from those of an earlier version with the same
   * text, which pages would not run again.
   */
  readonly banner: string;
  readonly #folder: string;
  readonly #texts = new Map<string, string>();
  readonly #components = new Set<string>();
  #sources: PluginSources | null = null;

  constructor(folder: string, version: number) {
    this.#folder = folder;
    this.banner = `/* ${version} */ globalThis.developmentPage?.loaded(import.meta.url);`;
  }

  /** Null until the bundler has finished. */
  get sources(): PluginSources | null {
    return this.#sources;
  }

  finished({ inputs }: Metafile): void {
    const importers = new Map<string, Set<string>>();
    for (const [file, { imports }] of Object.entries(inputs))
      for (const { path: imported } of imports)
        importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    this.#sources = { texts: this.#texts, components: this.#components, importers };
  }

  #setUp(bundler: PluginBuild): void {
    const nameOf = (file: string) => path.relative(this.#folder, file).split(path.sep).join('/');
    bundler.onResolve({ filter: /^proscenium:adopt$/ }, ({ importer }) => ({
      path: nameOf(importer),
      namespace: ADOPT,
    }));
    bundler.onLoad({ filter: /./, namespace: ADOPT }, ({ path: file }) => ({
      contents: `export default (text) => globalThis.developmentPage?.adopt(${JSON.stringify(file)}, text);`,
    }));
    bundler.onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
      this.#texts.set(nameOf(file), await readFile(file, 'utf8'));
      return null;
    });
    bundler.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path: file }) => {
      if (file.includes(`${path.sep}node_modules${path.sep}`)) return null;
      const source = await readFile(file, 'utf8');
      this.#texts.set(nameOf(file), source);
      const made = await withRegistrations(nameOf(file), source).catch(() => null);
      // The bundler reports the mistake, at its place.
      if (made === null) return null;
      if (made.hasOnlyComponents) this.#components.add(nameOf(file));
      return { contents: made.code, loader: 'js' };
    });
  }
}

/** The module as JavaScript that registers its components. */
async function withRegistrations(
  name: string,
  source: string,
): Promise<{ readonly code: string; readonly hasOnlyComponents: boolean } | null> {
  const { code } = await transform(source, {
    loader: path.extname(name).slice(1) as Loader,
    jsx: 'automatic',
    sourcefile: name,
  });
  const result = await transformAsync(code, {
    ast: true,
    configFile: false,
    babelrc: false,
    plugins: [[refresh, { skipEnvCheck: true }]],
  });
  if (typeof result?.code !== 'string' || !result.ast) return null;
  const registered = new Set(
    [...result.code.matchAll(/\$RefreshReg\$\(\w+, "(\w+)"\)/g)].map(([, component]) => component),
  );
  const exported = result.ast.program.body.flatMap(exportedNames);
  return {
    code: [
      `const $RefreshReg$ = (component, id) => globalThis.developmentPage?.register(component, ${JSON.stringify(`${name} `)} + id);`,
      'const $RefreshSig$ = () => globalThis.developmentPage?.signature() ?? ((component) => component);',
      result.code,
    ].join('\n'),
    hasOnlyComponents: exported.length > 0 && exported.every((each) => each !== null && registered.has(each)),
  };
}

/** The variables that a statement exports; null for what has no name. */
function exportedNames(statement: types.Statement): readonly (string | null)[] {
  if (types.isExportAllDeclaration(statement)) return [null];
  if (types.isExportDefaultDeclaration(statement)) {
    const { declaration } = statement;
    if (types.isIdentifier(declaration)) return [declaration.name];
    return [types.isFunctionDeclaration(declaration) ? (declaration.id?.name ?? null) : null];
  }
  if (!types.isExportNamedDeclaration(statement)) return [];
  const { declaration, specifiers } = statement;
  return declaration
    ? Object.keys(types.getBindingIdentifiers(declaration))
    : specifiers.map((each) => (types.isExportSpecifier(each) ? each.local.name : null));
}

/** Whether pages that have loaded `before` can go on with `after`. */
export function canRefresh(before: PluginSources, after: PluginSources): boolean {
  const changed = [...after.texts].filter(([file, text]) => before.texts.get(file) !== text);
  return changed.every(([file]) => !before.texts.has(file) || isTakenOver(file, after));
}

/** Styles are replaced. Anything else is taken over when all that use it are components, which are replaced as well. */
function isTakenOver(file: string, sources: PluginSources, visited = new Set<string>()): boolean {
  if (file.endsWith('.css') || sources.components.has(file) || visited.has(file)) return true;
  visited.add(file);
  const importers = [...(sources.importers.get(file) ?? [])];
  return importers.length > 0 && importers.every((each) => isTakenOver(each, sources, visited));
}
