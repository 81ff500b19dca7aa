/** A message store for tests, with given sources and labels, which records its loads. */
import { MessageStore, type InitialMessages, type MessageStoreDeps } from '../../../core/i18n/MessageStore';
import type { CompiledMessages } from '../../../core/i18n/compiledMessages';
import type { LabelAnswer } from '../../../core/i18n/labels';
import type { MessageProblem } from '../../../core/i18n/messageProblems';
import { messageBundle } from '../../../scripts/messages';
import { compileMessages } from '../../../scripts/messages/compileMessages';

/** Compiles texts that are written out in a test. */
export function compiled(messages: Readonly<Record<string, string>>): CompiledMessages {
  return compileMessages(messageBundle('test', 'test', { en: JSON.stringify(messages) }), 'en');
}

export interface StoreSetting {
  readonly initial?: Partial<InitialMessages>;
  readonly parts?: Partial<MessageStoreDeps>;
  /** Gives the labels of a language. */
  readonly labels?: (locale: string) => Promise<LabelAnswer | null>;
}

/**
 * A store in English with the bundle `hall`, whose source gives each bundle the one text `<bundle>Text` that
 * names bundle and language, and each realm the text `realmText`.
 */
export function storeOf({
  initial = {},
  parts = {},
  labels = () => Promise.resolve(null),
}: StoreSetting = {}) {
  const problems: MessageProblem[] = [];
  const loads: string[] = [];
  const remembered: string[] = [];
  const waiting: (() => void)[] = [];
  const store = new MessageStore(
    {
      source: {
        load: async (bundle, locale) => {
          loads.push(`${bundle} ${locale}`);
          return compiled({ [`${bundle}Text`]: `${bundle} ${locale}` });
        },
        loadRealm: async (locale) => compiled({ realmText: `realm ${locale}` }),
      },
      labels: { load: labels, texts: async () => ({ translations: {} }) },
      memory: { read: () => remembered.at(-1) ?? null, write: (locale) => remembered.push(locale) },
      report: (problem) => problems.push(problem),
      after: (_, task) => {
        waiting.push(task);
        return () => waiting.splice(waiting.indexOf(task), 1);
      },
      development: true,
      ...parts,
    },
    { locale: 'en', bundles: { hall: compiled({ hallText: 'hall en' }) }, realm: {}, ...initial },
  );
  return { store, problems, loads, remembered, waiting };
}

/** The text of a message that needs no values. */
export function plainText(store: MessageStore, key: string): string | undefined {
  return store.messages
    .get(key)
    ?.map((part) => ('value' in part ? part.value : ''))
    .join('');
}
