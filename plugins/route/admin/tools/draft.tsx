/** The page at ADMIN_DRAFT: an unpublished realm document, validated and previewed next to the live site. */
import { DraftTool } from '../draft/DraftTool';
import { adminPage } from '../workbench/adminPage';

export default adminPage(DraftTool);
