/** The texts with which a realm replaces those of core and plugins. */
import path from 'node:path';
import type { RealmSources } from '../compile/realmSources';
import { messagesIn, type MessageBundle } from '../messages';

/**
 * The realm's own texts among the files that were read, after those of its parents. `chain` lists its document and
 * those that it extends.
 */
export function realmTexts({ messages }: RealmSources, chain: readonly string[]): MessageBundle[] {
  const folders = [...new Set(chain.map((file) => `${path.posix.dirname(file)}/messages`))].reverse();
  return folders.map((folder) => messagesIn(messages, folder));
}
