/** The page at ADMIN_DRAFT: an unpublished realm document, checked and shown beside the live site. */
import { DraftTool } from '../draft/DraftTool';
import { adminPage } from '../workbench/adminPage';

export default adminPage(DraftTool);
