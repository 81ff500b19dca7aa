/** How much of a content the viewer has watched. */
import { resumePositions } from '../sdk/cards';
import { useService } from '../sdk/useService';
import { useHostRender } from '../ui/hostRender';
import type { ContentCard } from '../generated/platform';
import { watchedPercent } from './cardLabel';

/** Returns the percent watched (HOM-055, HOM-056). The host knows no positions of this device. */
export function useWatchedPercent(): (content: ContentCard) => number {
  const positions = useService(resumePositions);
  const isHosted = useHostRender() !== null;
  return (content) =>
    watchedPercent(content, isHosted ? null : positions.position(content.videoId ?? content.id));
}
