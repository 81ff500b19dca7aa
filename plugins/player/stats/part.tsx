/** The player's measurements for viewers and support staff. */
import type { Activate, PlayerPart } from '../../../core/sdk';
import type { PlayerStatsOptions } from './options.generated';
import { PanelSwitch } from './PanelSwitch';
import { shortcut, StatsControl } from './StatsControl';
import { StatsPanel } from './StatsPanel';

export default (({ options: { control } }) => {
  // One for the whole visit: who looks into a trouble wants the panel to stay from film to film.
  const panel = new PanelSwitch();
  return {
    views: {
      overlay: ({ playbackSession }) => <StatsPanel panel={panel} playbackSession={playbackSession} />,
      ...(control ? { control: ({ Control }) => <StatsControl panel={panel} Control={Control} /> } : {}),
    },
    // Escape belongs to the panel only while it is open.
    get keys() {
      return { [shortcut]: () => panel.toggle(), ...(panel.open ? { Escape: () => panel.toggle() } : {}) };
    },
  };
}) satisfies Activate<PlayerPart, PlayerStatsOptions>;
