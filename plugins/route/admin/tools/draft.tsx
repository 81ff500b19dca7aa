/** The page at ADMIN_DRAFT: an unpublished realm document, checked and shown beside the live site. */
import type { Activate, RoutePage } from '../../../../core/sdk';
import { DraftTool } from '../draft/DraftTool';

export default (() => ({ Page: DraftTool })) satisfies Activate<RoutePage>;
