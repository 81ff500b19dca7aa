/** Tells the document which language it is in, and which way that is written. */
import { autorun } from 'mobx';
import type { MessageStore } from './MessageStore';

/** Keeps `lang` and `dir` of the document's root in step with the store (LOC-010). The function it gives stops that. */
export function applyDocumentLanguage(document: Document, store: Pick<MessageStore, 'locale' | 'direction'>): () => void {
  return autorun(() => {
    document.documentElement.lang = store.locale;
    document.documentElement.dir = store.direction;
  });
}
