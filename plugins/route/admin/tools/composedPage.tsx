/** The page at ADMIN_COMPOSED_PAGE_PREVIEW: a page of rows with supplied data (ADM-005). */
import { adminPage } from '../workbench/adminPage';
import { ComposedPageTool } from './ComposedPageTool';

export default adminPage(ComposedPageTool);
