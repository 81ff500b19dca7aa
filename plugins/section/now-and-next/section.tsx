/** Row renderer for channels with current and next programme (HOM-084, LIV-044). */
import type { Activate } from '../../../core/sdk';
import { NowAndNextRow } from './NowAndNextRow';

export default (() => ({
  View: ({ row, position }) => <NowAndNextRow row={row} eager={position === 0} />,
})) satisfies Activate<'section'>;
