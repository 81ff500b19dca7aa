/** The page at FIGHTER/{id} (CAT-074, CAT-081). */
import type { Activate, RoutePage } from '../../../core/sdk';
import { FighterPage } from './FighterPage';

export default (() => ({ Page: ({ parameters: { id = '' } }) => <FighterPage key={id} id={id} /> })) satisfies Activate<RoutePage>;
