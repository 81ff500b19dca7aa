/** Lazily loaded third-party script and the SDK object it defines. */

export interface ScriptParts<Sdk> {
  /** Loads it; rejects when it cannot be loaded, or ran without `defines` becoming true. Retried after a failure. */
  readonly load: (defines: () => boolean) => Promise<void>;
  /** The SDK object; undefined until it is defined. */
  readonly find: () => Sdk | undefined;
  /** Name of the script in the log. */
  readonly name: string;
}

/** A third party's script, loaded on first use and once. */
export class LazyScript<Sdk> {
  /** The SDK once loaded, so that a press can open a window synchronously. */
  ready: Sdk | null = null;
  #pending: Promise<Sdk> | null = null;

  readonly #parts: ScriptParts<Sdk>;

  constructor(parts: ScriptParts<Sdk>) {
    this.#parts = parts;
  }

  /** Loads the script, single-flight. Rejects when it cannot be loaded, or ran without defining the SDK (SGP-065). */
  fetch(): Promise<Sdk> {
    this.#pending ??= this.#run().catch((error: unknown) => {
      this.#pending = null;
      throw error;
    });
    return this.#pending;
  }

  async #run(): Promise<Sdk> {
    const { load, find, name } = this.#parts;
    await load(() => find() !== undefined);
    const found = find();
    if (found === undefined) throw new Error(`${name} has run, but what it should define is not there.`);
    this.ready = found;
    return found;
  }
}
