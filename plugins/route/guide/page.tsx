/** The programme guide at EPG (LIV-034). */
import type { Activate } from '../../../core/sdk';
import { GuidePage } from './GuidePage';
import type { GuideOptions } from './options.generated';

export default (({ options, log }) => ({
  Page: () => <GuidePage epgId={options.epgId} log={log} />,
})) satisfies Activate<'route', GuideOptions>;
