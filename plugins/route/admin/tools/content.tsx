/** The page at ADMIN_PREVIEW: a content page with supplied data (ADM-008). */
import { adminPage } from '../workbench/adminPage';
import { ContentTool } from './ContentTool';

export default adminPage(ContentTool);
