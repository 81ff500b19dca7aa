/** The calls of the platform's "news", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Reads a feed, newest first (CAT-082, CAT-083, ENT-015). */
export const readNews: Endpoint<'readNews'> = { id: 'readNews', method: 'GET', path: '/api/v2/news/{feedName}', auth: true };

/** Reads a news item (CAT-082, CAT-083). */
export const readNewsItem: Endpoint<'readNewsItem'> = { id: 'readNewsItem', method: 'GET', path: '/api/v2/news/{feedName}/{newId}', auth: true };
