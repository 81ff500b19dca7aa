/** Whether a content would play at once if it were opened now. */
import type { WatchedContent } from '../content';
import { eventPhase } from './eventPhase';
import { playbackAccess } from './playbackAccess';
import { premiereStart } from './premiere';

/** `now`: epoch milliseconds. */
export function mayStartNow(content: WatchedContent, now: number): boolean {
  if (!playbackAccess(content.info).granted) return false;
  if (content.kind === 'live')
    return eventPhase(content.info, now, { hasStream: true, saidToHaveEnded: false }).kind === 'on';
  const startsAt = premiereStart(content.info);
  return startsAt === null || startsAt <= now;
}
