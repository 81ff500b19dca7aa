/** A manifest's `module`: a file in the manifest's folder and, after `#`, the name of its export. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PluginManifest } from '../../core/generated/manifest';
import { nearestName } from '../compile/nearestName';

export interface ModuleReference {
  readonly file: string;
  readonly exported: string;
}

/** Without `#` a module's default export is meant. */
export function moduleReference(module: string): ModuleReference {
  const [file = '', exported = 'default'] = module.split('#');
  return { file, exported };
}

/** A contribution that has a module. */
export interface ContributionModule extends ModuleReference {
  readonly point: string;
  readonly name: string;
}

export function contributionModules({
  contributes,
}: Pick<PluginManifest, 'contributes'>): readonly ContributionModule[] {
  return Object.entries(contributes).flatMap(([point, list]) =>
    (list ?? []).flatMap((each) =>
      'module' in each ? [{ point, name: each.name, ...moduleReference(each.module) }] : [],
    ),
  );
}

/** The absolute path of a manifest's `module`, with or without its extension; undefined when there is none. */
export function resolvedModule(folder: string, module: string): string | undefined {
  const base = path.join(folder, moduleReference(module).file);
  return ['', '.ts', '.tsx', '.js', '.mjs']
    .map((extension) => base + extension)
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** Why a manifest's `module` cannot be loaded from `folder`, and the nearest one that can; null if it can. */
export function moduleFault(
  root: string,
  folder: string,
  module: string,
): { readonly message: string; readonly suggestion: string | null } | null {
  const { file, exported } = moduleReference(module);
  const resolved = resolvedModule(path.join(root, folder), module);
  if (resolved === undefined)
    return {
      message: `${folder}/${file.replace(/^\.\//, '')} does not exist.`,
      suggestion: nearestName(file, modulesIn(path.join(root, folder))),
    };
  // The types of core/generated/registry.ts check that a module has a default export.
  if (exported === 'default') return null;
  const names = exportedNames(readFileSync(resolved, 'utf8'));
  if (names === null || names.includes(exported)) return null;
  const nearest = nearestName(exported, names);
  return {
    message: `${path.relative(root, resolved)} has no export "${exported}".`,
    suggestion: nearest === null ? null : `${file}#${nearest}`,
  };
}

function modulesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) =>
    /\.(tsx?|m?js)$/.test(name) ? [`./${name.replace(/\.[^.]+$/, '')}`] : [],
  );
}

/** The names that a module exports; null when it also exports what another module does. */
function exportedNames(text: string): readonly string[] | null {
  if (/\bexport\s*\*/.test(text)) return null;
  const declared = text.matchAll(/\bexport (?:async )?(?:const|let|var|class|function) ?\*? ?([\w$]+)/g);
  const lists = text.matchAll(/\bexport\s*\{([^}]*)\}/g);
  return [
    ...[...declared].map(([, name = '']) => name),
    ...[...lists].flatMap(([, list = '']) =>
      list.split(',').map((each) => each.trim().split(' ').at(-1) ?? ''),
    ),
  ];
}
