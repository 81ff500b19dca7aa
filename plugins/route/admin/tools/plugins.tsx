/** The page at ADMIN_PLUGIN_PREVIEW: what the realm enables, and one plugin closely (ADM-007). */
import type { Activate, RoutePage } from '../../../../core/sdk';
import { PluginsTool } from './PluginsTool';

export default (() => ({ Page: PluginsTool })) satisfies Activate<RoutePage>;
