/** The page at ADMIN_CANCELLATION_PROMO_PREVIEW: the cancellation screen (ADM-004, LIC-097). */
import { adminPage } from '../workbench/adminPage';
import { CancellationTool } from './CancellationTool';

export default adminPage(CancellationTool);
