/** A player that reads a stream before there is a place to show it in. */
import type { EngineSource, EngineStart } from './PlayerEngine';
import { shakaConfiguration } from './shakaConfiguration';
import type { ShakaModule, ShakaPlayer, ShakaPreload } from './shakaModule';

export class ReadyPlayer {
  readonly player: ShakaPlayer;
  private readonly reading: Promise<ShakaPreload | null>;

  constructor(
    shaka: ShakaModule,
    private readonly source: EngineSource,
    private readonly start: EngineStart,
  ) {
    this.player = new shaka.Player();
    this.player.configure(shakaConfiguration(source, start));
    // What cannot be read now is read, and told of, when it is to be shown.
    this.reading = this.player.preload(source.url, start.position, source.stream.mimeType ?? undefined).catch(() => null);
  }

  /** What to load in this player: what has been read, when it is that stream from that position, else its address. */
  async asset({ url }: EngineSource, { position, moment }: EngineStart): Promise<ShakaPreload | string> {
    const read = await this.reading;
    if (url === this.source.url && position === this.start.position && moment === null) return read ?? url;
    await read?.destroy();
    return url;
  }

  /** Nobody shows it. */
  async leave(): Promise<void> {
    await this.player.destroy();
  }
}
