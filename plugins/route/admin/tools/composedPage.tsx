/** The page at ADMIN_COMPOSED_PAGE_PREVIEW: a page of rows with supplied data (ADM-005). */
import type { Activate, RoutePage } from '../../../../core/sdk';
import type { AdminOptions } from '../options.generated';
import { ComposedPageTool } from './ComposedPageTool';

export default (({ options }) => ({ Page: () => <ComposedPageTool origins={options.dataOrigins} /> })) satisfies Activate<RoutePage, AdminOptions>;
