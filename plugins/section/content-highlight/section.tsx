/** Row renderer with one content (HOM-085). */
import type { Activate } from '../../../core/sdk';
import { Highlight } from './Highlight';

export default (() => ({
  View: ({ row, position }) => <Highlight row={row} eager={position === 0} />,
})) satisfies Activate<'section'>;
