/** The page at ADMIN_CANCELLATION_SCREEN: what the frame of the preview holds. It leads nowhere, and nothing is cancelled. */
import type { Activate, RoutePage } from '../../../../core/sdk';
import { CancellationScreen } from './CancellationScreen';

export default (() => ({ Page: CancellationScreen })) satisfies Activate<RoutePage>;
