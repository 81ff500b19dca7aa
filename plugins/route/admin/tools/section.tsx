/** The page at ADMIN_SECTION_PREVIEW: one row in a row renderer (ADM-009). */
import { adminPage } from '../workbench/adminPage';
import { SectionTool } from './SectionTool';

export default adminPage(SectionTool);
