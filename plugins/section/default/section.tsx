/** Row renderer: the default row of cards. */
import type { Activate } from '../../../core/sdk';
import { CardRow } from './CardRow';
import type { DefaultSectionOptions } from './options.generated';

export default ((context) => ({
  View: ({ row, options, position }) => (
    <CardRow row={row} eager={position === 0} shape={{ ...context.options, ...options }.shape ?? 'default'} />
  ),
})) satisfies Activate<'section', DefaultSectionOptions>;
