/** The page at ADMIN_SECTION_PREVIEW: one row as a section plugin draws it (ADM-009). */
import { adminPage } from '../workbench/adminPage';
import { SectionTool } from './SectionTool';

export default adminPage(SectionTool);
