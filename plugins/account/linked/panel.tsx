/** The external accounts linked to the viewer's (ACC-030). */
import type { AccountPanel, Activate } from '../../../core/sdk';
import { LinkedAccounts } from './LinkedAccounts';

export default (() => ({ View: LinkedAccounts })) satisfies Activate<
  AccountPanel,
  Readonly<Record<string, never>>
>;
