/** Where each viewer stopped in each video, stored on this device only and never sent to the platform (PLY-097). */
import type { Clock, KeyValueStore } from '../sdk/services';
import { isWorthResuming } from './rules/startPosition';

interface StoredPosition {
  /** Seconds. */
  readonly position: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Most videos stored per viewer; the oldest entry is dropped first. */
export const REMEMBERED_VIDEOS = 100;

/** Storage key of a viewer's positions; guests share one. */
export const resumeKey = (viewerId: string | null): string => `resume positions ${viewerId ?? 'guest'}`;

export class ResumePositionStore {
  readonly #keyValues: KeyValueStore;
  readonly #clock: Clock;
  readonly #viewerId: () => string | null;

  constructor(
    keyValues: KeyValueStore,
    clock: Clock,
    /** Called at each access, so that viewers never see each other's positions. */
    viewerId: () => string | null,
  ) {
    this.#keyValues = keyValues;
    this.#clock = clock;
    this.#viewerId = viewerId;
  }

  /** Seconds; null if unknown. */
  position(contentId: string): number | null {
    return this.#read().get(contentId)?.position ?? null;
  }

  /** Stores a position (seconds), or removes it if the video has hardly begun or is nearly over. */
  keep(contentId: string, position: number, duration: number): void {
    const stored = this.#read();
    stored.delete(contentId);
    if (isWorthResuming(position, duration))
      stored.set(contentId, { position: Math.floor(position), at: this.#clock.now() });
    this.#write(stored);
  }

  forgetAll(): void {
    this.#write(new Map());
  }

  forget(contentId: string): void {
    const stored = this.#read();
    if (stored.delete(contentId)) this.#write(stored);
  }

  #read(): Map<string, StoredPosition> {
    try {
      const parsed: unknown = JSON.parse(this.#keyValues.read(resumeKey(this.#viewerId())) ?? '{}');
      return new Map(
        Object.entries(parsed as Record<string, StoredPosition>).filter(([, entry]) =>
          isStoredPosition(entry),
        ),
      );
    } catch {
      return new Map();
    }
  }

  #write(stored: ReadonlyMap<string, StoredPosition>): void {
    const newest = [...stored].sort(([, one], [, other]) => other.at - one.at).slice(0, REMEMBERED_VIDEOS);
    this.#keyValues.write(resumeKey(this.#viewerId()), JSON.stringify(Object.fromEntries(newest)));
  }
}

function isStoredPosition(value: unknown): value is StoredPosition {
  const { position, at } = (value ?? {}) as Partial<Record<keyof StoredPosition, unknown>>;
  return typeof position === 'number' && position >= 0 && typeof at === 'number';
}
