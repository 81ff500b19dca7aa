/** The platform's content search (CAT-044, API-060). */
import { platformClient, type Activate } from 'proscenium/sdk';
import { searchContent } from 'proscenium/sdk/endpoints/search';

export default ((context) => {
  const client = context.use(platformClient);
  return {
    search: ({ query, facets, sort, tab, page, size, signal }) =>
      client.call(searchContent, {
        query: {
          query,
          p: page,
          rpp: size,
          // Omitted: the platform's active options apply (CAT-056); one empty entry: none.
          ...(facets === null ? {} : { facets: facets.length === 0 ? [''] : [...facets] }),
          ...(sort === null ? {} : { sort }),
          ...(tab === null ? {} : { tab }),
        },
        signal,
      }),
  };
}) satisfies Activate<'search-engine'>;
