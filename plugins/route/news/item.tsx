/** The page at NEWS_ITEM/{feedName}/{newId} (CAT-082). */
import type { Activate } from '../../../core/sdk';
import { ItemPage } from './ItemPage';
import type { NewsOptions } from './options.generated';

export default (({ options, log }) => {
  const report = (error: unknown): void =>
    log.warn('A piece of news was not read whole.', { reason: String(error) });
  return {
    Page: ({ parameters: { feedName = '', newId = '' } }) => (
      <ItemPage
        key={`${feedName}/${newId}`}
        feedName={feedName}
        newId={newId}
        offered={options.feeds.map(({ name }) => name)}
        report={report}
      />
    ),
  };
}) satisfies Activate<'route', NewsOptions>;
