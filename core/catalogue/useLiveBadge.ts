/** A live badge that updates when the event starts and ends. */
import { useEffect, useState } from 'react';
import { clock, type Content } from '../sdk/services';
import { useService } from '../sdk/useService';
import { useHostRender } from '../ui/hostRender';
import { liveBadge, nextBadgeChange, type LiveBadge } from './cardLabel';

/** The maximum delay of a timer, in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** HOM-048, LIV-022: without a reload, and without polling between the two times. */
export function useLiveBadge(content: Content): LiveBadge {
  const time = useService(clock);
  const [now, setNow] = useState(() => time.now());
  useEffect(() => {
    const change = nextBadgeChange(content, now);
    if (change === null) return;
    return time.after(Math.min(MAX_TIMER_MS, Math.max(0, change - time.now()) + 50), () =>
      setNow(time.now()),
    );
  }, [content, now, time]);
  return liveBadge(content, useHostRender() ?? now);
}
