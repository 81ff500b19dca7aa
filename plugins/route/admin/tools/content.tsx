/** The page at ADMIN_PREVIEW: a content page with supplied data (ADM-008). */
import type { Activate, RoutePage } from '../../../../core/sdk';
import type { AdminOptions } from '../options.generated';
import { ContentTool } from './ContentTool';

export default (({ options }) => ({ Page: () => <ContentTool origins={options.dataOrigins} /> })) satisfies Activate<RoutePage, AdminOptions>;
