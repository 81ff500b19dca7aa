/**
 * The demo realms and installed plugins as the tests of the compiler read them, with documents that can be
 * changed in memory.
 */
import path from 'node:path';
import { claimedHosts } from '../../../scripts/compile/checks/identity';
import { compileRealm, type Compilation, type Environment } from '../../../scripts/compile/compileRealm';
import { readRealmSources, type RealmSources } from '../../../scripts/compile/realmSources';
import { readInstalledPlugins, type InstalledPlugins } from '../../../scripts/plugins/installedPlugins';

export const root = path.resolve(__dirname, '../../..');
export const demoIds = ['ringside', 'lanterna', 'noor'] as const;
export type DemoId = (typeof demoIds)[number];

export const sources: RealmSources = readRealmSources(root);
export const installed: InstalledPlugins = readInstalledPlugins(root);

export function fileOf(id: string): string {
  return `realms/${id}/realm.json`;
}

/** The document of a demo realm as written. */
export function demoText(id: DemoId): string {
  return sources.documents.get(fileOf(id)) ?? '';
}

export type JsonObject = Record<string, unknown>;

export function demoDocument(id: DemoId): JsonObject {
  return JSON.parse(demoText(id)) as JsonObject;
}

/** The sources with other texts for some files; a realm's folder is known by its file. */
export function sourcesWith(
  texts: Readonly<Record<string, string>>,
  files: Readonly<Record<string, readonly string[]>> = {},
): RealmSources {
  const documents = new Map([
    ...sources.documents,
    ...Object.entries(texts).filter(([file]) => !file.includes('/messages/')),
  ]);
  const realms = new Map(sources.realms);
  for (const file of Object.keys(texts)) {
    const id = /^realms\/([^/]+)\/realm\.json$/.exec(file)?.[1];
    if (id !== undefined) realms.set(id, file);
  }
  const ownMessages = Object.entries(texts).filter(([file]) => file.includes('/messages/'));
  const messages =
    ownMessages.length === 0 ? sources.messages : new Map([...sources.messages, ...ownMessages]);
  return {
    ...sources,
    documents,
    realms,
    messages,
    files: new Map([
      ...sources.files,
      ...Object.entries(files).map(([folder, names]) => [folder, new Set(names)] as const),
    ]),
  };
}

/** The hosts that the demo realms claim, read once instead of once per changed document. */
const claims = demoIds.flatMap((id) => claimedHosts(sources, fileOf(id)));

/** Compiles a changed demo document in place of the original. */
export function compileChanged(
  id: DemoId,
  change: (document: JsonObject) => void,
  environment?: Environment,
): Compilation & { readonly text: string } {
  const document = demoDocument(id);
  change(document);
  return compileText(id, JSON.stringify(document, null, 2), environment);
}

/** The latest compilations: most composed tests start from the same document. */
const compilations = new Map<string, Compilation>();
const CAPACITY = 8;

export function compileText(
  id: string,
  text: string,
  environment?: Environment,
): Compilation & { readonly text: string } {
  const key = JSON.stringify([id, text, environment]);
  const compilation = compilations.get(key) ?? compileAs(id, text, environment);
  if (compilations.size >= CAPACITY) compilations.clear();
  compilations.set(key, compilation);
  // A copy: a test may change the realm that its page carries.
  const { realm } = compilation;
  return { ...compilation, ...(realm === undefined ? {} : { realm: structuredClone(realm) }), text };
}

function compileAs(id: string, text: string, environment?: Environment): Compilation {
  const file = fileOf(id);
  const claimsOf = (host: string) => claims.filter(([claimed]) => claimed === host).map(([, claim]) => claim);
  const changed = { ...sourcesWith({ [file]: text }), claimsOf };
  return compileRealm({ sources: changed, file }, installed, environment);
}

/** Sets the value at a path of keys, making missing objects. */
export function set(document: JsonObject, keys: readonly (string | number)[], value: unknown): void {
  let holder = document as Record<string | number, unknown>;
  for (const key of keys.slice(0, -1)) {
    holder[key] ??= {};
    holder = holder[key] as Record<string | number, unknown>;
  }
  const last = keys.at(-1) ?? '';
  if (value === undefined) delete holder[last];
  else holder[last] = value;
}

/** Problems in short: code and pointer. */
export function shortly(compilation: Pick<Compilation, 'problems'>): string[] {
  return compilation.problems.map(({ code, pointer }) => `${code} ${pointer}`);
}
