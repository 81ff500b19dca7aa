/**
 * Sharing the player's current moment, in realms that allow sharing (RLM-006): a button, its shortcut, and
 * the confirmation.
 */
import { realm, type Activate } from '../../../core/sdk';
import { MomentControl, shortcut } from './MomentControl';
import { MomentNote } from './MomentNote';
import type { ShareOptions } from './options.generated';
import { SharedMoment } from './SharedMoment';

export default ((context) => {
  if (!context.options.moment || !context.use(realm).sharing) return { views: {} };
  const moment = new SharedMoment(context);
  return {
    views: {
      control: ({ playbackSession, Control }) => (
        <MomentControl moment={moment} playbackSession={playbackSession} Control={Control} />
      ),
      overlay: () => <MomentNote moment={moment} />,
    },
    keys: {
      [shortcut]: (playbackSession) => void (playbackSession.started && moment.share(playbackSession)),
    },
  };
}) satisfies Activate<'player-part', ShareOptions>;
