/** Resume positions on this device, for content cards. */
import { ResumePositions } from '../../playback/ResumePositions';
import type { Clock, KeyValueStore, Viewer } from '../../sdk/services';
import type { KeptPositions } from '../../sdk/cards';

/** The same positions that playback stores, for the same viewer. */
export function createKeptPositions(
  keyValues: KeyValueStore,
  clock: Clock,
  viewer: () => Viewer,
): KeptPositions {
  const positions = new ResumePositions(keyValues, clock, () => (viewer().isGuest ? null : viewer().id));
  return {
    position: (contentId) => positions.position(contentId),
    forget: (contentId) => (contentId === undefined ? positions.forgetAll() : positions.forget(contentId)),
  };
}
