/** The plugin of a package, in its own repository. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJsonDocument } from '../compile/jsonDocument';
import { isRecord } from '../compile/jsonPointer';
import type { Problem } from '../compile/problem';
import { schemaMistake } from './schemaMistake';
import { optionTypes } from '../generate/types';
import { checkMessages, packageKeysModule, readBundles } from '../messages';
import { readPlugin, type InstalledPlugin } from '../plugins/installedPlugins';

/** What a plugin may cost its viewers. */
export interface Budget {
  /** The most bytes that its modules may have together, compressed. */
  readonly bytes: number;
  /** How long its code may run until its page is complete, at a quarter of the speed of the author's machine. */
  readonly milliseconds: number;
}

export interface OwnPlugin {
  /** Undefined when its manifest has errors. */
  readonly plugin?: InstalledPlugin;
  /** Of the manifest, the options' schema and the texts. */
  readonly problems: readonly Problem[];
  readonly budget: Budget;
  /** Types made from the schema and the texts: file to text. */
  readonly generated: ReadonlyMap<string, string>;
}

/** More than most plugins of this repository need. */
const BUDGET: Budget = { bytes: 40_000, milliseconds: 250 };

/** Reads the package in a folder; null when its package.json names no manifest. */
export async function readOwnPlugin(folder: string): Promise<OwnPlugin | null> {
  const file = path.join(folder, 'package.json');
  const description = existsSync(file)
    ? parseJsonDocument(file, readFileSync(file, 'utf8')).value
    : undefined;
  const proscenium = isRecord(description) ? description['proscenium'] : undefined;
  const manifestFile = isRecord(proscenium) ? proscenium['plugin'] : undefined;
  if (typeof manifestFile !== 'string') return null;
  const { budget: bytes, milliseconds } = proscenium as Readonly<Record<string, unknown>>;
  const budget: Budget = {
    bytes: typeof bytes === 'number' ? bytes : BUDGET.bytes,
    milliseconds: typeof milliseconds === 'number' ? milliseconds : BUDGET.milliseconds,
  };
  const { plugin, problems } = readPlugin(folder, {
    folder: path.posix.dirname(manifestFile),
    manifestName: path.posix.basename(manifestFile),
  });
  if (plugin === undefined) return { problems, budget, generated: new Map() };
  const mistakes = optionsProblems(folder, plugin);
  if (mistakes.length > 0)
    return { plugin, problems: [...problems, ...mistakes], budget, generated: new Map() };
  const bundles = await readBundles(folder, [
    {
      id: plugin.manifest.id,
      messages: path.posix.join(plugin.folder, plugin.manifest.messages ?? 'messages'),
    },
  ]);
  const generated = new Map<string, string>();
  if (plugin.optionsSchema !== undefined) generated.set('options.generated.ts', await optionTypes(plugin));
  for (const bundle of bundles) generated.set('messages.generated.d.ts', packageKeysModule(bundle));
  return { plugin, budget, problems: [...problems, ...checkMessages(bundles)], generated };
}

function optionsProblems(
  folder: string,
  { manifest, optionsSchema, folder: base }: InstalledPlugin,
): readonly Problem[] {
  const mistake = optionsSchema === undefined ? null : schemaMistake(optionsSchema);
  if (mistake === null || manifest.options === undefined) return [];
  const file = path.posix.join(base, manifest.options);
  const document = parseJsonDocument(file, readFileSync(path.join(folder, file), 'utf8'));
  const { pointer, message } = mistake;
  return [
    {
      ...{ file, ...document.valuePosition(pointer), pointer, message },
      ...{ code: 'bad-options-schema', severity: 'error', suggestion: null },
    },
  ];
}

/** The generated files that are missing or out of date. */
export function staleFiles(folder: string, generated: OwnPlugin['generated']): readonly string[] {
  return [...generated].flatMap(([name, text]) => {
    const file = path.join(folder, name);
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [name];
  });
}
