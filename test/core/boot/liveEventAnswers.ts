/** Live events and rows of them, as the platform answers them. */
import { type Answers, type Watching } from './playing';

export const now = Date.UTC(2026, 10, 21, 20);
export const MINUTE = 60_000;
export const card = (id: string, more: object = {}) => ({
  id,
  eventId: id,
  type: 'LIVE',
  title: `Event ${id}`,
  accessLevel: 'GRANTED',
  ...more,
});
export const list = (events: readonly object[], totalResults = events.length) => ({ events, totalResults });
export const paths = (page: Watching, path: string): string[] =>
  page.site.callsTo('GET', path).map((call) => call.path);

/** The home page with one row. */
export const row = (bucket: object): Answers => ({
  'GET /api/v4/content/home': {
    sectionId: 'home',
    title: 'Home',
    heroes: [],
    buckets: [
      {
        bucketId: 'b1',
        exid: 'b1',
        name: 'Row',
        type: 'VOD',
        rowTypeData: {},
        contentList: [],
        paging: { moreDataAvailable: false },
        ...bucket,
      },
    ],
    paging: { moreDataAvailable: false },
  },
});
export const without = (document: Record<string, unknown>): void => void delete document['pages'];
