/** Schedule: live events are relative to the start of the sandbox, channels follow a weekly plan. */
import type { SeedChannel, SeedProgrammeContent, SeedVideo, SeedWeekday } from '../seed/types';

const MINUTE_MS = 60_000;
export const DAY_MS = 1440 * MINUTE_MS;

export type LiveState = 'upcoming' | 'live' | 'ended';

/** Epoch milliseconds. */
export interface EventTimes {
  readonly startDate: number;
  readonly endDate: number;
}

/** The times of an event; undefined for a video on demand. */
export function eventTimes(video: SeedVideo, sandboxStartedAt: number): EventTimes | undefined {
  if (!video.live) return undefined;
  const startDate = sandboxStartedAt + video.live.startsInMinutes * MINUTE_MS;
  return { startDate, endDate: startDate + video.live.durationMinutes * MINUTE_MS };
}

/** Live from its start, over at its end (ENT-028). */
export function liveStateOf({ startDate, endDate }: EventTimes, now: number): LiveState {
  if (now < startDate) return 'upcoming';
  return now < endDate ? 'live' : 'ended';
}

export interface ScheduledProgramme extends EventTimes {
  readonly programme: SeedProgrammeContent;
}

/** The part of a channel's plan that times depend on. */
export type ChannelPlan = Pick<SeedChannel, 'programmes' | 'days'>;

/**
 * A channel's programmes overlapping `from` to `to`, by start; the first may begin earlier, the last may end
 * later. Days are UTC.
 */
export function programmesBetween(
  { programmes, days }: ChannelPlan,
  from: number,
  to: number,
): ScheduledProgramme[] {
  const scheduled: ScheduledProgramme[] = [];
  // Yesterday's last programme may run into today.
  for (let day = Math.floor(from / DAY_MS) - 1; day * DAY_MS < to; day += 1) {
    for (const slot of days?.[weekdayOf(day)] ?? programmes) {
      const startDate = day * DAY_MS + slot.startMinute * MINUTE_MS;
      const endDate = startDate + slot.durationMinutes * MINUTE_MS;
      if (endDate > from && startDate < to)
        scheduled.push({ programme: turnOf(slot, day), startDate, endDate });
    }
  }
  return scheduled;
}

/** The programme on at `now` and the one that begins next; either may be missing. */
export function nowAndNext(
  channel: ChannelPlan,
  now: number,
): { readonly current?: ScheduledProgramme | undefined; readonly next?: ScheduledProgramme | undefined } {
  const coming = programmesBetween(channel, now, now + 2 * DAY_MS);
  return {
    current: coming.find(({ startDate }) => startDate <= now),
    next: coming.find(({ startDate }) => startDate > now),
  };
}

/** The epoch began on a Thursday. */
const weekdayOf = (day: number): SeedWeekday => ((((day + 4) % 7) + 7) % 7) as SeedWeekday;

function turnOf(
  { inTurn = [], ...first }: ChannelPlan['programmes'][number],
  day: number,
): SeedProgrammeContent {
  return [first, ...inTurn][day % (inTurn.length + 1)] ?? first;
}
