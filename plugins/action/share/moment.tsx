/** Sharing the moment that the player shows: a button, its key, and what is said of it. */
import type { Activate, PlayerPart } from '../../../core/sdk';
import { MomentControl, shortcut } from './MomentControl';
import { MomentNote } from './MomentNote';
import type { ShareOptions } from './options.generated';
import { SharedMoment } from './SharedMoment';

export default ((context) => {
  if (!context.options.moment) return { views: {} };
  const moment = new SharedMoment(context);
  return {
    views: {
      control: ({ screening, Control }) => <MomentControl moment={moment} screening={screening} Control={Control} />,
      overlay: () => <MomentNote moment={moment} />,
    },
    keys: { [shortcut]: (screening) => void (screening.started && moment.share(screening)) },
  };
}) satisfies Activate<PlayerPart, ShareOptions>;
