/** The page at NEWS (CAT-082). */
import type { Activate, RoutePage } from '../../../core/sdk';
import { NewsPage } from './NewsPage';
import type { NewsOptions } from './options.generated';

export default (({ options }) => ({ Page: () => <NewsPage feeds={options.feeds} pageSize={options.pageSize} /> })) satisfies Activate<RoutePage, NewsOptions>;
