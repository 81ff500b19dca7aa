/** Where each viewer stopped in each video, on this device: the platform is told nothing of it (PLY-097). */
import type { Clock, KeyValueStore } from '../sdk';
import { isWorthResuming } from './rules/startPosition';

interface Kept {
  /** Seconds. */
  readonly position: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** More than this many videos a viewer are not remembered; the oldest is forgotten first. */
export const REMEMBERED_VIDEOS = 100;

/** The key under which a viewer's positions are kept; guests share one. */
export const resumeKey = (viewerId: string | null): string => `resume positions ${viewerId ?? 'guest'}`;

export class ResumePositions {
  constructor(
    private readonly keyValues: KeyValueStore,
    private readonly clock: Clock,
    /** Asked each time, so that a viewer never meets another's positions. */
    private readonly viewerId: () => string | null,
  ) {}

  /** Seconds; null when nothing is known. */
  position(contentId: string): number | null {
    return this.read().get(contentId)?.position ?? null;
  }

  /** Remembers a position (seconds), or forgets the video when it has hardly begun or is nearly over. */
  keep(contentId: string, position: number, duration: number): void {
    const kept = this.read();
    kept.delete(contentId);
    if (isWorthResuming(position, duration)) kept.set(contentId, { position: Math.floor(position), at: this.clock.now() });
    this.write(kept);
  }

  forgetAll(): void {
    this.write(new Map());
  }

  forget(contentId: string): void {
    const kept = this.read();
    if (kept.delete(contentId)) this.write(kept);
  }

  private read(): Map<string, Kept> {
    try {
      const parsed: unknown = JSON.parse(this.keyValues.read(resumeKey(this.viewerId())) ?? '{}');
      return new Map(Object.entries(parsed as Record<string, Kept>).filter(([, kept]) => isKept(kept)));
    } catch {
      return new Map();
    }
  }

  private write(kept: ReadonlyMap<string, Kept>): void {
    const newest = [...kept].sort(([, one], [, other]) => other.at - one.at).slice(0, REMEMBERED_VIDEOS);
    this.keyValues.write(resumeKey(this.viewerId()), JSON.stringify(Object.fromEntries(newest)));
  }
}

function isKept(value: unknown): value is Kept {
  const { position, at } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return typeof position === 'number' && position >= 0 && typeof at === 'number';
}
