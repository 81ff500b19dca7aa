/** The page at ADMIN_SECTION_PREVIEW: one row as a section plugin draws it (ADM-009). */
import type { Activate, RoutePage } from '../../../../core/sdk';
import type { AdminOptions } from '../options.generated';
import { SectionTool } from './SectionTool';

export default (({ options }) => ({ Page: () => <SectionTool origins={options.dataOrigins} /> })) satisfies Activate<RoutePage, AdminOptions>;
