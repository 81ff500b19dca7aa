/** Row renderer for the guide's programmes (LIV-034, LIV-038). */
import type { Activate } from '../../../core/sdk';
import { ProgrammesRow } from './ProgrammesRow';
import type { ProgrammesSectionOptions } from './options.generated';

export default (({ options, log }) => ({
  View: ({ row, position }) => (
    <ProgrammesRow row={row} eager={position === 0} hours={options.hours} log={log} />
  ),
})) satisfies Activate<'section', ProgrammesSectionOptions>;
