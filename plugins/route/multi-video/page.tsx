/** Several live events at once, at MULTI_VIDEO (MUL-001). */
import type { Activate } from '../../../core/sdk';
import { MultiVideoPage } from './MultiVideoPage';

export default (({ log }) => ({
  Page: ({ parameters }) => <MultiVideoPage first={parameters['eventId'] ?? ''} log={log} />,
})) satisfies Activate<'route'>;
