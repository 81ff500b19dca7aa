/** Everything that is read from the disk before realms are compiled; compiling itself touches no file. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseJsonDocument } from './jsonDocument';
import { isRecord } from './jsonPointer';

export interface RealmSources {
  /** Text by file (relative to the root): every realm document, and parents that `extends` reaches by path. */
  readonly documents: ReadonlyMap<string, string>;
  /** The document of each realm, by the name of its folder. */
  readonly realms: ReadonlyMap<string, string>;
  /** The files below a document's folder, relative to that folder, by folder. */
  readonly files: ReadonlyMap<string, ReadonlySet<string>>;
  /** Installed font families, by the name CSS knows them by. */
  readonly fontFamilies: ReadonlySet<string>;
  /** Text of files of messages, by file: those of core's rooms and of realms. */
  readonly messages: ReadonlyMap<string, string>;
}

/**
 * Reads `realms/` below `root`. With `only`, those realms alone (and the parents they name): enough to
 * compile them, but hosts are then compared among them alone.
 */
export function readRealmSources(root: string, only?: readonly string[]): RealmSources {
  const documents = new Map<string, string>();
  const realms = new Map<string, string>();
  const files = new Map<string, ReadonlySet<string>>();
  const wanted = only ?? realmFolders(root);
  for (const id of wanted) {
    const file = `realms/${id}/realm.json`;
    if (existsSync(path.join(root, file))) realms.set(id, file);
  }
  const queue = [...realms.values()];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (documents.has(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    documents.set(file, text);
    const folder = path.posix.dirname(file);
    if (!files.has(folder)) files.set(folder, filesBelow(path.join(root, folder)));
    const parent = parentOf(file, text);
    if (parent === undefined || !isFile(path.join(root, parent.file))) continue;
    if (parent.id !== undefined) realms.set(parent.id, parent.file);
    queue.push(parent.file);
  }
  return { documents, realms, files, fontFamilies: installedFonts(root), messages: readMessages(root, files) };
}

/** The same sources with one more document, such as a file outside realms/ or a draft that was never saved. */
export function withDocument(sources: RealmSources, root: string, file: string, text: string): RealmSources {
  const folder = path.posix.dirname(file);
  const documents = new Map(sources.documents).set(file, text);
  const files = new Map(sources.files).set(folder, filesBelow(path.join(root, folder)));
  for (let parent = parentOf(file, text); parent !== undefined && !documents.has(parent.file); ) {
    if (!isFile(path.join(root, parent.file))) break;
    const parentText = readFileSync(path.join(root, parent.file), 'utf8');
    documents.set(parent.file, parentText);
    const parentFolder = path.posix.dirname(parent.file);
    files.set(parentFolder, filesBelow(path.join(root, parentFolder)));
    parent = parentOf(parent.file, parentText);
  }
  return { ...sources, documents, files, messages: new Map([...sources.messages, ...readMessages(root, files)]) };
}

/** The names of the folders in realms/ that hold a realm document, in alphabetical order. */
export function realmFolders(root: string): string[] {
  const folder = path.join(root, 'realms');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'realm.json')))
    .map((entry) => entry.name)
    .sort();
}

/** The file that `extends` names, by a realm's id or by a path from the document's folder. */
function parentOf(file: string, text: string): { readonly file: string; readonly id?: string } | undefined {
  if (!text.includes('"extends"')) return undefined;
  const { value } = parseJsonDocument(file, text);
  const parent = isRecord(value) ? value['extends'] : undefined;
  if (typeof parent !== 'string') return undefined;
  if (!parent.includes('/') && !parent.endsWith('.json')) return { file: `realms/${parent}/realm.json`, id: parent };
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), parent));
  return target.startsWith('..') ? undefined : { file: target };
}

/** The names CSS knows the installed families by: a package's own description says. */
function installedFonts(root: string): ReadonlySet<string> {
  const home = path.join(root, 'node_modules/@fontsource-variable');
  if (!existsSync(home)) return new Set();
  return new Set(
    readdirSync(home).flatMap((name) => {
      const file = path.join(home, name, 'metadata.json');
      if (!existsSync(file)) return [];
      const { family } = JSON.parse(readFileSync(file, 'utf8')) as { family: string };
      return [family];
    }),
  );
}

/** Core's in English alone: its keys are what matters here. A realm's in every language it has. */
function readMessages(root: string, files: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, string> {
  const house = subfolders(root, 'core').map((folder) => `${folder}/messages/en.json`);
  const realms = [...files].flatMap(([folder, names]) => [...names].filter((name) => /^messages\/[^/]+\.json$/.test(name)).map((name) => `${folder}/${name}`));
  return new Map([...house, ...realms].filter((file) => isFile(path.join(root, file))).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
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
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
