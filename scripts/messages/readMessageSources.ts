/** Reads message files; the only module of this folder that accesses the disk. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { messageBundle, type MessageBundle } from './messageBundle';

/** A plugin and its texts, wherever it is installed. */
export interface PluginFolder {
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
  plugins?: readonly PluginFolder[],
): Promise<MessageBundle[]> {
  const rooms = (await subfolders(root, 'core')).map((room) => ({
    id: room,
    messages: `core/${room}/messages`,
  }));
  const folders = [...rooms, ...(plugins ?? (await pluginsOfTheTree(root)))];
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

async function pluginsOfTheTree(root: string): Promise<PluginFolder[]> {
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
