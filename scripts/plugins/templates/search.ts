/** Scaffolds a search engine: asks the platform; replace that call to use another index. */
import type { Scaffold, ScaffoldNames } from './scaffold';

export function searchScaffold({ id, name, pascal, title }: ScaffoldNames): Scaffold {
  return {
    description: `Finds content with ${title}.`,
    manifest: { contributes: { 'search-engine': [{ name, module: './engine' }] } },
    options: {
      results: {
        type: 'integer',
        minimum: 1,
        maximum: 100,
        default: 24,
        description: 'The most results a page has.',
      },
    },
    modules: {
      'engine.ts': `/** Search with ${title}. */
import { platformClient, type Activate } from 'proscenium/sdk';
import { searchContent } from 'proscenium/sdk/endpoints/search';
import type { ${pascal}Options } from './options.generated';

export default ((context) => {
  const client = context.use(platformClient);
  const { results: most } = context.options;
  return {
    // Placeholder: query the index of ${title} here instead of the platform.
    search: ({ query, facets, sort, tab, page, size, signal }) =>
      client.call(searchContent, {
        query: {
          query,
          p: page,
          rpp: Math.min(size, most),
          ...(facets === null ? {} : { facets: facets.length === 0 ? [''] : [...facets] }),
          ...(sort === null ? {} : { sort }),
          ...(tab === null ? {} : { tab }),
        },
        signal,
      }),
  };
}) satisfies Activate<'search-engine', ${pascal}Options>;
`,
    },
    test: `import activate from '../../../plugins/${id}/engine';
import manifest from '../../../plugins/${id}/plugin.json';
import examples from '../../../schemas/platform/examples/search.json';
import { describeSearchEngine } from 'proscenium/kit';

describeSearchEngine('${id}', { manifest, activate, options: { results: 24 }, arrange: ({ platform }) => platform.answer('searchContent', examples.contentSearch.value) });
`,
    realm: `"plugins": { "${id}": {} }`,
  };
}
