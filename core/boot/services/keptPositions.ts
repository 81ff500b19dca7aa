/** Where the viewer stopped on this device, for cards. */
import { ResumePositions } from '../../playback/ResumePositions';
import type { Clock, KeptPositions, KeyValues, SessionView } from '../../sdk';

/** The same positions that playback keeps, under the same viewer. */
export function createKeptPositions(keyValues: KeyValues, clock: Clock, session: SessionView): KeptPositions {
  const positions = new ResumePositions(keyValues, clock, () => (session.viewer.isGuest ? null : session.viewer.id));
  return { position: (contentId) => positions.position(contentId) };
}
