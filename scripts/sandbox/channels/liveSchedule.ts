/** Events that a tester starts, changes or ends by hand; the catalogue reports them as if the schedule had. */
import type { Catalogue } from '../catalogue/catalogue';
import type { SeedVideo } from '../seed/types';

const MINUTE_MS = 60_000;

export interface StagedEvent {
  readonly realm: string;
  /** Id of a live event. */
  readonly event: string;
  readonly action: 'start' | 'change' | 'end';
  /** For `start`; default: two hours. */
  readonly durationMinutes?: number | undefined;
  /** For `change`: the new title, in every language. */
  readonly title?: string | undefined;
}

export interface LiveSchedule {
  readonly catalogueOf: (realm: string) => Catalogue;
  /** False when the realm has no such event. */
  readonly play: (staged: StagedEvent) => boolean;
  /** Restores the seed. */
  readonly reset: () => void;
}

export function createLiveSchedule(
  seeded: ReadonlyMap<string, Catalogue>,
  startedAt: number,
  now: () => number,
): LiveSchedule {
  let staged = new Map(seeded);
  return {
    catalogueOf(realm) {
      const catalogue = staged.get(realm);
      if (!catalogue) throw new Error(`The sandbox has no catalogue of ${realm}.`);
      return catalogue;
    },
    play({ realm, event, ...change }) {
      const catalogue = staged.get(realm);
      const video = catalogue?.videos.get(event);
      if (!catalogue || !video?.live) return false;
      staged.set(realm, {
        ...catalogue,
        videos: new Map([
          ...catalogue.videos,
          [event, changed(video, change, (now() - startedAt) / MINUTE_MS)],
        ]),
      });
      return true;
    },
    reset() {
      staged = new Map(seeded);
    },
  };
}

function changed(
  video: SeedVideo,
  { action, durationMinutes = 120, title }: Omit<StagedEvent, 'realm' | 'event'>,
  minute: number,
): SeedVideo {
  const live = video.live ?? { startsInMinutes: minute, durationMinutes };
  if (action === 'start') return { ...video, live: { ...live, startsInMinutes: minute, durationMinutes } };
  if (action === 'end')
    return { ...video, live: { ...live, durationMinutes: minute - live.startsInMinutes } };
  return {
    ...video,
    title: Object.fromEntries(Object.entries(video.title).map(([locale, text]) => [locale, title ?? text])),
  };
}

/** Validation errors of a tester's request; empty when it is valid. */
export function stagedEventProblems(value: unknown): string[] {
  if (typeof value !== 'object' || value === null)
    return ['An object with realm, event and action is wanted.'];
  const { realm, event, action, durationMinutes, title, ...unknown } = value as Record<string, unknown>;
  return [
    ...(typeof realm === 'string' ? [] : ['realm is not right.']),
    ...(typeof event === 'string' ? [] : ['event is not right.']),
    ...(action === 'start' || action === 'change' || action === 'end'
      ? []
      : ['action is start, change or end.']),
    ...(durationMinutes === undefined || (typeof durationMinutes === 'number' && durationMinutes > 0)
      ? []
      : ['durationMinutes is not right.']),
    ...(title === undefined || typeof title === 'string' ? [] : ['title is not right.']),
    ...Object.keys(unknown).map((key) => `${key} is not known.`),
  ];
}
