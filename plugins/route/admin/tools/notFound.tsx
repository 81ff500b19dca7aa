/** The page at ADMIN_404_PREVIEW: the not-found page (ADM-003). */
import { adminPage } from '../workbench/adminPage';
import { NotFoundTool } from './NotFoundTool';

export default adminPage(NotFoundTool);
