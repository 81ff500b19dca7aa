/** Owns the engine of a playback session. Not observable: MobX must not wrap a player. */
import type { EngineFactory, EngineListener, PlayerEngine } from './engine/PlayerEngine';

export class HeldEngine {
  current: PlayerEngine | null = null;
  /** The creation in progress, and the signal that it was started with. */
  #making: { readonly signal: AbortSignal; readonly engine: Promise<PlayerEngine> } | null = null;
  #lines: number | null = null;

  readonly #engines: EngineFactory;

  constructor(engines: EngineFactory) {
    this.#engines = engines;
  }

  /**
   * Returns the existing engine, else creates one in `surface`. If `signal` has aborted meanwhile, the new
   * engine is destroyed. Rejects if creation fails.
   */
  async take(
    surface: Parameters<EngineFactory>[0],
    listener: EngineListener,
    signal: AbortSignal,
  ): Promise<PlayerEngine> {
    if (this.current !== null) return this.current;
    // An attempt may fail while its engine is still being created; the next one waits for the same engine.
    if (this.#making?.signal !== signal)
      this.#making = { signal, engine: this.#make(surface, listener, signal) };
    return this.#making.engine;
  }

  async #make(
    surface: Parameters<EngineFactory>[0],
    listener: EngineListener,
    signal: AbortSignal,
  ): Promise<PlayerEngine> {
    try {
      const engine = await this.#engines(surface, listener);
      if (signal.aborted) await engine.destroy();
      else this.current = engine;
      if (this.#lines !== null) engine.capQuality(this.#lines);
      return engine;
    } finally {
      if (this.#making?.signal === signal) this.#making = null;
    }
  }

  /** Caps the picture height (lines) of this engine and of later ones; null lifts the cap. */
  capQuality(lines: number | null): void {
    this.#lines = lines;
    this.current?.capQuality(lines);
  }

  /** Resolves once the engine is destroyed. */
  async release(): Promise<void> {
    const { current } = this;
    this.current = null;
    await current?.destroy();
  }
}
