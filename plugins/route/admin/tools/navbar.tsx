/** The page at ADMIN_NAVBAR_PREVIEW: the bars and the menu in each layout (ADM-006). */
import { adminPage } from '../workbench/adminPage';
import { NavbarTool } from './NavbarTool';

export default adminPage(NavbarTool);
