/** A section store over scripted answers. */
import { SectionStore, type SectionSources } from '../../../core/catalogue/SectionStore';
import type { ContentApi, SectionAnswer } from '../../../core/catalogue/contentApi';
import { type Content } from '../../../core/sdk';
import { shippedSections } from '../../kit/shippedPlugins';

export const item = (id: string): Content => ({ id, title: id, type: 'VOD' });
export const items = (...ids: string[]) => ids.map(item);
export const bucket = (bucketId: string, contentList: Content[], lastSeen?: string) => ({
  bucketId,
  name: `Row ${bucketId}`,
  type: 'VOD',
  contentList,
  paging: lastSeen === undefined ? { moreDataAvailable: false } : { moreDataAvailable: true, lastSeen },
});
export const section = (given: Partial<SectionAnswer>): SectionAnswer => ({
  sectionId: 'home',
  buckets: [],
  paging: { moreDataAvailable: false },
  ...given,
});

export function storeOf(api: Partial<ContentApi>, given: Partial<SectionSources> = {}) {
  const reported: unknown[] = [];
  const missing = () => Promise.reject(new Error('not asked for'));
  const store = new SectionStore('home', {
    api: { section: missing, bucket: missing, ...api },
    sections: shippedSections,
    pages: {},
    localise: (text) => (typeof text === 'object' ? (text['en'] ?? null) : null),
    firstAnswer: () => undefined,
    report: (error) => reported.push(error),
    ...given,
  });
  return { store, reported };
}

export function rowsOf(store: SectionStore) {
  if (store.state.status !== 'ready') throw new Error(`The section is ${store.state.status}.`);
  return store.state.rows;
}
