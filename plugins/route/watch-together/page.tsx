/** A live event synchronised across browsers, at WATCH_TOGETHER (MUL-012, ADM-018). */
import type { Activate } from '../../../core/sdk';
import { TogetherPage } from './TogetherPage';

export default (({ log }) => ({
  Page: ({ parameters }) => <TogetherPage eventId={parameters['eventId'] ?? ''} log={log} />,
})) satisfies Activate<'route'>;
