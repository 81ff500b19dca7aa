/** Reads message files; the only module of this folder that accesses the disk. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { messageBundle, type MessageBundle } from './messageBundle';

/** Who has texts, and where. */
export interface MessageFolder {
  readonly id: string;
  /** The folder of its messages, relative to the project's root. */
  readonly messages: string;
}

/**
 * Reads the texts of every core module and of plugins: those given, or all in the tree. A folder without
 * texts has no bundle. Rejects only when an existing file cannot be read.
 */
export async function readMessageSources(
  root: string,
  plugins?: readonly MessageFolder[],
): Promise<MessageBundle[]> {
  const modules = (await subfolders(root, 'core')).map((id) => ({
    id,
    messages: `core/${id}/messages`,
  }));
  return readBundles(root, [...modules, ...(plugins ?? (await pluginsOfTheTree(root)))]);
}

/** The texts in these folders; those without texts are left out. */
export async function readBundles(root: string, folders: readonly MessageFolder[]): Promise<MessageBundle[]> {
  const bundles = await Promise.all(folders.map(({ id, messages }) => readBundle(root, id, messages)));
  return bundles.filter(({ locales }) => locales.length > 0);
}

async function readBundle(root: string, id: string, folder: string): Promise<MessageBundle> {
  const names = (await entries(root, folder))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => entry.name);
  const texts = await Promise.all(
    names.map(
      async (name) =>
        [name.slice(0, -'.json'.length), await readFile(path.join(root, folder, name), 'utf8')] as const,
    ),
  );
  return messageBundle(id, folder, Object.fromEntries(texts));
}

async function pluginsOfTheTree(root: string): Promise<MessageFolder[]> {
  const kinds = await subfolders(root, 'plugins');
  const plugins = kinds.map(async (kind) =>
    (await subfolders(root, `plugins/${kind}`)).map((name) => `${kind}/${name}`),
  );
  return (await Promise.all(plugins)).flat().map((id) => ({ id, messages: `plugins/${id}/messages` }));
}

async function subfolders(root: string, folder: string): Promise<string[]> {
  return (await entries(root, folder))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function entries(root: string, folder: string) {
  try {
    return await readdir(path.join(root, folder), { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
