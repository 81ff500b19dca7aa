/** The manifest of one content, cached and fetched again when it expires (PLY-062). */
import type { PlaybackManifest } from '../generated/platform';
import type { Clock } from '../sdk/services';
import type { PlaybackApi, WatchKind } from './playbackApi';
import { ONE_HOUR } from '../sdk/constants';

export class StreamInfo {
  #held: { readonly manifest: PlaybackManifest; readonly fetchedAt: number } | null = null;
  #underway: Promise<PlaybackManifest> | null = null;

  readonly #api: Pick<PlaybackApi, 'manifest'>;
  readonly #clock: Clock;
  readonly #content: { readonly kind: WatchKind; readonly id: string };
  readonly #signal: AbortSignal;

  constructor(
    api: Pick<PlaybackApi, 'manifest'>,
    clock: Clock,
    content: { readonly kind: WatchKind; readonly id: string },
    signal: AbortSignal,
  ) {
    this.#api = api;
    this.#clock = clock;
    this.#content = content;
    this.#signal = signal;
  }

  /** The cached manifest while it is valid, else a new one; single-flight. Rejects as the call does. */
  manifest(): Promise<PlaybackManifest> {
    if (this.#held !== null && !this.isOld) return Promise.resolve(this.#held.manifest);
    this.#underway ??= this.#fetch().finally(() => (this.#underway = null));
    return this.#underway;
  }

  /** The cached manifest is over an hour old and must be fetched again before playback (PLY-062). */
  get isOld(): boolean {
    return this.#held !== null && !isStreamInfoValid(this.#held.fetchedAt, this.#clock.now());
  }

  /** Drops the cached manifest. */
  expire(): void {
    this.#held = null;
  }

  async #fetch(): Promise<PlaybackManifest> {
    const fetchedAt = this.#clock.now();
    const manifest = await this.#api.manifest(this.#content.kind, this.#content.id, this.#signal);
    this.#held = { manifest, fetchedAt };
    return manifest;
  }
}

/**
 * A manifest expires one hour after it was fetched, and is fetched again before playback (PLY-062). Both in
 * epoch milliseconds.
 */
export function isStreamInfoValid(fetchedAt: number, now: number): boolean {
  return now - fetchedAt < ONE_HOUR && now >= fetchedAt;
}
