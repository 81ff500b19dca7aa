/** The engine of a showing, from the place that it is given to its end. Never observed: nothing reactive wraps a player. */
import type { EngineFactory, EngineListener, PlayerEngine } from './engine/PlayerEngine';

export class HeldEngine {
  current: PlayerEngine | null = null;
  private lines: number | null = null;

  constructor(private readonly engines: EngineFactory) {}

  /** The one there is, else a new one in `stage`. One that comes after `signal` aborted is taken down again. Rejects when none can be made. */
  async take(stage: Parameters<EngineFactory>[0], listener: EngineListener, signal: AbortSignal): Promise<PlayerEngine> {
    if (this.current !== null) return this.current;
    const engine = await this.engines(stage, listener);
    if (signal.aborted) await engine.destroy();
    else this.current = engine;
    if (this.lines !== null) engine.capQuality(this.lines);
    return engine;
  }

  /** The most lines of picture worth fetching, for this engine and those that come; null lifts the cap. */
  capQuality(lines: number | null): void {
    this.lines = lines;
    this.current?.capQuality(lines);
  }

  /** Resolves when it is down. */
  async release(): Promise<void> {
    const { current } = this;
    this.current = null;
    await current?.destroy();
  }
}
