/** The page at TV_LOGIN/{tvAuthType?} (SGN-097). */
import type { Activate } from '../../../core/sdk';
import { TvLoginPage } from './TvLoginPage';

export default (() => ({
  Page: ({ parameters }) => <TvLoginPage way={parameters['tvAuthType']} />,
})) satisfies Activate<'route'>;
