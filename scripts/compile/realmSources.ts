/** Reads from the disk everything that compiling realms needs; compiling itself touches no file. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { jsonValue } from './jsonDocument';
import { isRecord } from './jsonPointer';

export interface RealmSources {
  /** Text by file (relative to the root): every realm document, and parents that `extends` names by path. */
  readonly documents: ReadonlyMap<string, string>;
  /** Each realm's document, by the name of the realm's folder. */
  readonly realms: ReadonlyMap<string, string>;
  /** The files below a document's folder, by folder; names relative to it. */
  readonly files: ReadonlyMap<string, ReadonlySet<string>>;
  /** Installed font families by CSS name, with the scripts that their files cover, such as latin. */
  readonly fontFamilies: ReadonlyMap<string, readonly string[]>;
  /** Text of message files by file: those of core modules and of realms. */
  readonly messages: ReadonlyMap<string, string>;
  /** Why a document or a message file could not be read, by file; its text in `documents` is empty. */
  readonly unreadable: ReadonlyMap<string, string>;
  /**
   * The realms that claim a host name, when `documents` does not hold all realms; derived from `documents` by
   * default.
   */
  readonly claimsOf?: (host: string) => readonly HostClaim[];
}

/** A realm that claims a host. */
export interface HostClaim {
  /** The realm's document. */
  readonly file: string;
  readonly line: number;
}

/**
 * Reads `realms/` below `root`. `only` limits it to those realms and their parents: enough to compile them,
 * but duplicate hosts are then found among them alone.
 */
export function readRealmSources(root: string, only?: readonly string[]): RealmSources {
  const documents = new Map<string, string>();
  const realms = new Map<string, string>();
  const files = new Map<string, ReadonlySet<string>>();
  const unreadable = new Map<string, string>();
  const wanted = only ?? realmFolders(root);
  for (const id of wanted) {
    const file = `realms/${id}/realm.json`;
    if (existsSync(path.join(root, file))) realms.set(id, file);
  }
  for (const { file, text, parent } of documentsOf(root, realms.values(), unreadable)) {
    documents.set(file, text);
    const folder = path.posix.dirname(file);
    if (!files.has(folder)) files.set(folder, filesBelow(path.join(root, folder)));
    if (parent?.id !== undefined) realms.set(parent.id, parent.file);
  }
  return {
    documents,
    realms,
    files,
    fontFamilies: installedFonts(root),
    messages: readMessages(root, files, unreadable),
    unreadable,
  };
}

/** Each of the documents and of those that they extend, once, with one text in memory at a time. */
export function* documentsOf(
  root: string,
  named: Iterable<string>,
  unreadable = new Map<string, string>(),
): Generator<{ readonly file: string; readonly text: string; readonly parent: Parent | undefined }> {
  const files = new Set(named);
  // Also visits those that are added meanwhile.
  for (const file of files) {
    const text = readText(root, file, unreadable);
    const found = parentOf(file, text);
    const parent = found !== undefined && isFile(path.join(root, found.file)) ? found : undefined;
    if (parent !== undefined) files.add(parent.file);
    yield { file, text, parent };
  }
}

/** The same sources with one more document, such as a file outside realms/ or an unsaved draft. */
export function withDocument(sources: RealmSources, root: string, file: string, text: string): RealmSources {
  const folder = path.posix.dirname(file);
  const documents = new Map(sources.documents).set(file, text);
  const files = new Map(sources.files).set(folder, filesBelow(path.join(root, folder)));
  const unreadable = new Map(sources.unreadable);
  for (let parent = parentOf(file, text); parent !== undefined && !documents.has(parent.file);) {
    if (!isFile(path.join(root, parent.file))) break;
    const parentText = readText(root, parent.file, unreadable);
    documents.set(parent.file, parentText);
    const parentFolder = path.posix.dirname(parent.file);
    files.set(parentFolder, filesBelow(path.join(root, parentFolder)));
    parent = parentOf(parent.file, parentText);
  }
  return {
    ...sources,
    documents,
    files,
    messages: new Map([...sources.messages, ...readMessages(root, files, unreadable)]),
    unreadable,
  };
}

/** The names of the folders in realms/ that contain a realm document, in alphabetical order. */
export function realmFolders(root: string): string[] {
  const folder = path.join(root, 'realms');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'realm.json')))
    .map((entry) => entry.name)
    .sort();
}

/** A document and the documents that it extends, itself first, without other files of the realm. */
export function readDocumentChain(root: string, file: string): RealmSources {
  const documents = new Map<string, string>();
  const realms = new Map<string, string>();
  const unreadable = new Map<string, string>();
  for (let next: string | undefined = file; next !== undefined && !documents.has(next);) {
    const text = readText(root, next, unreadable);
    documents.set(next, text);
    const parent = parentOf(next, text);
    if (parent?.id !== undefined) realms.set(parent.id, parent.file);
    next = parent !== undefined && isFile(path.join(root, parent.file)) ? parent.file : undefined;
  }
  return { documents, realms, files: new Map(), fontFamilies: new Map(), messages: new Map(), unreadable };
}

interface Parent {
  readonly file: string;
  /** When `extends` names it by its id. */
  readonly id?: string;
}

/** The file that `extends` names, by a realm's id or by a path relative to the document's folder. */
function parentOf(file: string, text: string): Parent | undefined {
  if (!text.includes('"extends"')) return undefined;
  const value = jsonValue(text);
  const parent = isRecord(value) ? value['extends'] : undefined;
  if (typeof parent !== 'string') return undefined;
  if (!parent.includes('/') && !parent.endsWith('.json'))
    return { file: `realms/${parent}/realm.json`, id: parent };
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), parent));
  return target.startsWith('..') ? undefined : { file: target };
}

const fontsOf = new Map<string, ReadonlyMap<string, readonly string[]>>();

/**
 * The CSS names of the installed families, read from each package's metadata. Cached: packages do not change
 * while a process runs.
 */
function installedFonts(root: string): ReadonlyMap<string, readonly string[]> {
  const home = path.join(root, 'node_modules/@fontsource-variable');
  const known = fontsOf.get(home);
  if (known !== undefined) return known;
  const names = existsSync(home) ? readdirSync(home) : [];
  const families = names.flatMap((name) => {
    const file = path.join(home, name, 'metadata.json');
    if (!existsSync(file)) return [];
    const { family, subsets } = JSON.parse(readFileSync(file, 'utf8')) as {
      family: string;
      subsets: readonly string[];
    };
    return [[family, subsets] as const];
  });
  const fonts = new Map(families);
  fontsOf.set(home, fonts);
  return fonts;
}

/** Core's in English only, since only its keys matter here; a realm's in every language that it has. */
function readMessages(
  root: string,
  files: ReadonlyMap<string, ReadonlySet<string>>,
  unreadable: Map<string, string>,
): ReadonlyMap<string, string> {
  const builtIn = subfolders(root, 'core').map((folder) => `${folder}/messages/en.json`);
  const realms = [...files].flatMap(([folder, names]) =>
    [...names].filter((name) => /^messages\/[^/]+\.json$/.test(name)).map((name) => `${folder}/${name}`),
  );
  const texts = [...builtIn, ...realms]
    .filter((file) => isFile(path.join(root, file)))
    .map((file) => [file, readText(root, file, unreadable)] as const);
  return new Map(texts.filter(([file]) => !unreadable.has(file)));
}

/**
 * The text of a file; empty when it cannot be read, with the reason in `unreadable`: one broken realm must
 * not stop the others.
 */
function readText(root: string, file: string, unreadable: Map<string, string>): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch (error) {
    unreadable.set(file, unreadableReason(error));
    return '';
  }
}

function unreadableReason(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (code === 'EISDIR') return 'This is a folder, and a file was expected.';
  if (code === 'EACCES' || code === 'EPERM') return 'The file may not be read: check its permissions.';
  return `The file cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
}

function subfolders(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);
}

function filesBelow(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  return new Set(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      ),
  );
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
