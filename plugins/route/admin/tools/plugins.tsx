/** The page at ADMIN_PLUGIN_PREVIEW: enabled plugins, and details of one (ADM-007). */
import { adminPage } from '../workbench/adminPage';
import { PluginsTool } from './PluginsTool';

export default adminPage(PluginsTool);
