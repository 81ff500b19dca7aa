/** The page at ADMIN_NAVBAR_PREVIEW: the bars and the menu in each layout (ADM-006). */
import type { Activate, RoutePage } from '../../../../core/sdk';
import type { AdminOptions } from '../options.generated';
import { NavbarTool } from './NavbarTool';

export default (({ options }) => ({ Page: () => <NavbarTool origins={options.dataOrigins} /> })) satisfies Activate<RoutePage, AdminOptions>;
