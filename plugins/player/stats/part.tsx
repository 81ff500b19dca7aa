/** Playback statistics for viewers and support staff. */
import type { Activate } from '../../../core/sdk';
import type { PlayerStatsOptions } from './options.generated';
import { PanelSwitch } from './PanelSwitch';
import { shortcut, StatsControl } from './StatsControl';
import { StatsPanel } from './StatsPanel';

export default (({ options: { control } }) => {
  // One per visit: somebody investigating a problem wants the panel to stay open from film to film.
  const panel = new PanelSwitch();
  return {
    views: {
      overlay: ({ playbackSession }) => <StatsPanel panel={panel} playbackSession={playbackSession} />,
      ...(control ? { control: ({ Control }) => <StatsControl panel={panel} Control={Control} /> } : {}),
    },
    // Escape is bound only while the panel is open.
    get keys() {
      return { [shortcut]: () => panel.toggle(), ...(panel.open ? { Escape: () => panel.toggle() } : {}) };
    },
  };
}) satisfies Activate<'player-part', PlayerStatsOptions>;
