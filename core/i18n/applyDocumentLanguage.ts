/** Sets language and direction of the document. */
import { autorun } from 'mobx';
import type { MessageStore } from './MessageStore';

/** Synchronises `lang` and `dir` of the root element with the store (LOC-010). Returns a function that stops it. */
export function applyDocumentLanguage(
  document: Document,
  store: Pick<MessageStore, 'locale' | 'direction'>,
): () => void {
  return autorun(() => {
    document.documentElement.lang = store.locale;
    document.documentElement.dir = store.direction;
  });
}
