/** A player that preloads a stream before there is an element to show it in. */
import { isInterruption } from '../rules/playerError';
import { pictureElement } from './pictureElement';
import type { EngineSource, EngineStart } from './PlayerEngine';
import { shakaConfiguration } from './shakaConfiguration';
import type { ShakaModule, ShakaPlayer } from './shakaModule';

/** Seconds to buffer: enough for the first frame, since the preload may be wasted. */
const PRELOAD_SECONDS = 1;

export class ReadyPlayer {
  readonly video = pictureElement();
  /** Container of its subtitles. */
  readonly captions = document.createElement('div');
  readonly player: ShakaPlayer;
  readonly #loading: Promise<unknown>;
  #failed = false;

  readonly #source: EngineSource;
  readonly #start: EngineStart;

  constructor(shaka: ShakaModule, source: EngineSource, start: EngineStart) {
    this.#source = source;
    this.#start = start;
    this.video.muted = true;
    this.player = new shaka.Player();
    this.player.setVideoContainer(this.captions);
    this.player.addEventListener('error', ({ detail }) => (this.#failed ||= !isInterruption(detail)));
    this.player.configure(shakaConfiguration(source, start, PRELOAD_SECONDS));
    // A failed preload is ignored: the stream is loaded, and errors are reported, when it is to be shown.
    this.#loading = this.#load().catch(() => (this.#failed = true));
  }

  /** Whether it preloads this stream from this position, and has not failed. */
  isFor({ url }: EngineSource, { position, moment }: EngineStart): boolean {
    return !this.#failed && url === this.#source.url && position === this.#start.position && moment === null;
  }

  /** Resolves to whether this stream has been preloaded. */
  async has(source: EngineSource, start: EngineStart): Promise<boolean> {
    if (!this.isFor(source, start)) return false;
    await this.#loading;
    return !this.#failed;
  }

  /** Releases a preload that was not used. */
  async leave(): Promise<void> {
    await this.player.destroy();
  }

  async #load(): Promise<void> {
    await this.player.attach(this.video);
    await this.player.load(this.#source.url, this.#start.position, this.#source.stream.mimeType ?? undefined);
  }
}
