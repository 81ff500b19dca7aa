/** The page at ADMIN_CANCELLATION_PROMO_PREVIEW: the screen before a licence is given up (ADM-004, LIC-097). */
import { adminPage } from '../workbench/adminPage';
import { CancellationTool } from './CancellationTool';

export default adminPage(CancellationTool);
