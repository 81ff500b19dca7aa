/** The page at /_admin/plugin-preview (ADM-001, ADM-007). */
import type { Activate, RoutePage } from '../../../core/sdk';
import { PluginPreview } from './PluginPreview';

export default (() => ({ Page: PluginPreview })) satisfies Activate<RoutePage>;
