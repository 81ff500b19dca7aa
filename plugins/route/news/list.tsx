/** The page at NEWS (CAT-082). */
import type { Activate } from '../../../core/sdk';
import { NewsPage } from './NewsPage';
import type { NewsOptions } from './options.generated';

export default (({ options, log }) => {
  const report = (error: unknown): void => log.warn('A feed was not read whole.', { reason: String(error) });
  return { Page: () => <NewsPage feeds={options.feeds} pageSize={options.pageSize} report={report} /> };
}) satisfies Activate<'route', NewsOptions>;
