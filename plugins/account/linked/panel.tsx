/** The external accounts linked to the viewer's (ACC-030). */
import type { Activate } from '../../../core/sdk';
import { LinkedAccounts } from './LinkedAccounts';

export default (() => ({ View: LinkedAccounts })) satisfies Activate<'account-panel'>;
