/** The row of channels with what they show (HOM-084, LIV-044). */
import type { Activate, Section } from '../../../core/sdk';
import { NowAndNextRow } from './NowAndNextRow';

export default (() => ({
  View: ({ row, position }) => <NowAndNextRow row={row} eager={position === 0} />,
})) satisfies Activate<Section>;
