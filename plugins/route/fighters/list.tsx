/** The page at FIGHTERS (CAT-074, CAT-077). */
import type { Activate, RoutePage } from '../../../core/sdk';
import { FightersPage } from './FightersPage';
import type { FightersOptions } from './options.generated';

export default (({ options }) => ({ Page: () => <FightersPage pageSize={options.pageSize} /> })) satisfies Activate<RoutePage, FightersOptions>;
