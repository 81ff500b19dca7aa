/** Phase of a live event: before its start, on, or ended. */

export interface EventFacts {
  readonly eventSchedule?:
    { readonly startDate: number; readonly endDate?: number | null | undefined } | null | undefined;
}

/** `startsAt` is epoch milliseconds. */
export type EventPhase =
  | { readonly kind: 'waiting'; readonly startsAt: number }
  | { readonly kind: 'on' }
  | { readonly kind: 'ended' };

/**
 * Before its start an event is waiting (PLY-096). It has ended if its end is past and it has no stream, or if
 * a message said so (PLY-081, PLY-082); a stream that outlasts its schedule is still on.
 */
export function eventPhase(
  { eventSchedule }: EventFacts,
  now: number,
  known: { readonly hasStream: boolean; readonly saidToHaveEnded: boolean },
): EventPhase {
  if (known.saidToHaveEnded) return { kind: 'ended' };
  if (eventSchedule && now < eventSchedule.startDate)
    return { kind: 'waiting', startsAt: eventSchedule.startDate };
  const isPast = typeof eventSchedule?.endDate === 'number' && eventSchedule.endDate <= now;
  return isPast && !known.hasStream ? { kind: 'ended' } : { kind: 'on' };
}

/** Time left until a moment, for a countdown; all zero once it has passed. */
export function countdown(
  until: number,
  now: number,
): { readonly days: number; readonly hours: number; readonly minutes: number; readonly seconds: number } {
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
