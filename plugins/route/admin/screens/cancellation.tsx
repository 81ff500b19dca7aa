/** The page at ADMIN_CANCELLATION_SCREEN: loaded in the preview's iframe. Has no links and cancels nothing. */
import type { Activate, RoutePage } from '../../../../core/sdk';
import { CancellationScreen } from './CancellationScreen';

export default (() => ({ Page: CancellationScreen })) satisfies Activate<RoutePage>;
