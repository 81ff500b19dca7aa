/** The page at ACTIVATE/{id} (ADM-016). */
import type { Activate } from '../../../core/sdk';
import { ActivatePage } from './ActivatePage';

export default (() => ({
  Page: ({ parameters }) => <ActivatePage key={parameters['id']} code={parameters['id'] ?? ''} />,
})) satisfies Activate<'route'>;
