/** What is on when: live events count from the start of the sandbox, channels repeat their day. */
import type { SeedChannel, SeedProgramme, SeedVideo } from '../seed/types';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

export type LiveState = 'upcoming' | 'live' | 'ended';

/** Epoch milliseconds. */
export interface EventTimes {
  readonly startDate: number;
  readonly endDate: number;
}

/** When an event runs; undefined for a video on demand. */
export function eventTimes(video: SeedVideo, sandboxStartedAt: number): EventTimes | undefined {
  if (!video.live) return undefined;
  const startDate = sandboxStartedAt + video.live.startsInMinutes * MINUTE_MS;
  return { startDate, endDate: startDate + video.live.durationMinutes * MINUTE_MS };
}

/** On from its start, over at its end (ENT-028). */
export function liveStateOf({ startDate, endDate }: EventTimes, now: number): LiveState {
  if (now < startDate) return 'upcoming';
  return now < endDate ? 'live' : 'ended';
}

export interface ScheduledProgramme extends EventTimes {
  readonly programme: SeedProgramme;
}

/** The programme that is on at `now` and those after it, `count` in all. Days are days of UTC. */
export function programmesFrom(channel: SeedChannel, now: number, count: number): ScheduledProgramme[] {
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const scheduled: ScheduledProgramme[] = [];
  for (let day = midnight; scheduled.length < count && day <= midnight + count * DAY_MS; day += DAY_MS) {
    for (const programme of channel.programmes) {
      const startDate = day + programme.startMinute * MINUTE_MS;
      const endDate = startDate + programme.durationMinutes * MINUTE_MS;
      if (endDate > now && scheduled.length < count) scheduled.push({ programme, startDate, endDate });
    }
  }
  return scheduled;
}
