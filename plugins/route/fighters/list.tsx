/** The page at FIGHTERS (CAT-074, CAT-077). */
import type { Activate } from '../../../core/sdk';
import { FightersPage } from './FightersPage';
import type { FightersOptions } from './options.generated';

export default (({ options, log }) => {
  const report = (error: unknown): void =>
    log.warn('The fighters were not read whole.', { reason: String(error) });
  return { Page: () => <FightersPage pageSize={options.pageSize} report={report} /> };
}) satisfies Activate<'route', FightersOptions>;
