/** The page at ADMIN_404_PREVIEW: the not-found page (ADM-003). */
import type { Activate, RoutePage } from '../../../../core/sdk';
import { NotFoundTool } from './NotFoundTool';

export default (() => ({ Page: NotFoundTool })) satisfies Activate<RoutePage>;
