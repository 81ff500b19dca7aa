/** The page at FIGHTER/{id} (CAT-074, CAT-081). */
import type { Activate } from '../../../core/sdk';
import { FighterPage } from './FighterPage';

export default (({ log }) => {
  const report = (error: unknown): void =>
    log.warn('A fighter was not read whole.', { reason: String(error) });
  return { Page: ({ parameters: { id = '' } }) => <FighterPage key={id} id={id} report={report} /> };
}) satisfies Activate<'route'>;
