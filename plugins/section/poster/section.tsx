/** Row renderer for posters (HOM-011). */
import type { Activate } from '../../../core/sdk';
import type { PosterSectionOptions } from './options.generated';
import { PosterRow } from './PosterRow';

export default ((context) => ({
  View: ({ row, options, position }) => (
    <PosterRow row={row} eager={position === 0} ranked={{ ...context.options, ...options }.ranked === true} />
  ),
})) satisfies Activate<'section', PosterSectionOptions>;
