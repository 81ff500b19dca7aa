/** The texts in a folder among message files that were read. */
import path from 'node:path';
import { messageBundle, type MessageBundle } from './messageBundle';

type MessageTexts = ReadonlyMap<string, string>;

const bundlesOf = new WeakMap<MessageTexts, Map<string, MessageBundle>>();

/**
 * The files of one folder as a bundle, without files when there are none. `messages` are texts by file. Parsed once per
 * set of files: realms that extend another one have its texts too.
 */
export function messagesIn(messages: MessageTexts, folder: string): MessageBundle {
  const bundles = bundlesOf.get(messages) ?? new Map<string, MessageBundle>();
  bundlesOf.set(messages, bundles);
  const known = bundles.get(folder);
  if (known !== undefined) return known;
  const texts = [...messages]
    .filter(([file]) => file.startsWith(`${folder}/`) && path.posix.dirname(file) === folder)
    .map(([file, text]) => [path.posix.basename(file, '.json'), text] as const);
  const bundle = messageBundle(folder, folder, Object.fromEntries(texts));
  bundles.set(folder, bundle);
  return bundle;
}
