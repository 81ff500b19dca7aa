/** Row renderer with links to other pages (HOM-086). */
import type { Activate } from '../../../core/sdk';
import { SectionLinkRow } from './SectionLinkRow';

export default (() => ({
  View: ({ row, position }) => <SectionLinkRow row={row} eager={position === 0} />,
})) satisfies Activate<'section'>;
