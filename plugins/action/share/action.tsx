/** Action that shares a content (NAV-076, CAT-067 to CAT-071). */
import type { Activate } from '../../../core/sdk';
import { ShareButton } from './ShareButton';
import type { ShareOptions } from './options.generated';

export default (({ options }) => ({
  offers: () => true,
  Action: ({ subject, look }) => (
    <ShareButton subject={subject} look={look} first={options.first ?? 'copy'} />
  ),
})) satisfies Activate<'card-action', ShareOptions>;
