/** The page at ADMIN_PLUGIN_PREVIEW: what the realm enables, and one plugin closely (ADM-007). */
import { adminPage } from '../workbench/adminPage';
import { PluginsTool } from './PluginsTool';

export default adminPage(PluginsTool);
