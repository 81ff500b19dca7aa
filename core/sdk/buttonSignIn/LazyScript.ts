/** A third party's script that is fetched when somebody wants it, and what it defines. */

export interface ScriptParts<Sdk> {
  /** Fetches it; rejects when it cannot be had, or ran and `defines` says that nothing is there. Asked again after a failure. */
  readonly load: (defines: () => boolean) => Promise<void>;
  /** What it defines; undefined while that is not there. */
  readonly find: () => Sdk | undefined;
  /** How the script is called in the log. */
  readonly name: string;
}

export class LazyScript<Sdk> {
  /** What the script defines, once it is there: a press can then open a window at once. */
  ready: Sdk | null = null;
  private pending: Promise<Sdk> | null = null;

  constructor(private readonly parts: ScriptParts<Sdk>) {}

  /** Fetches the script, once for all who ask. Rejects when it cannot be had, and when it ran without defining what it should (SGP-065). */
  fetch(): Promise<Sdk> {
    this.pending ??= this.run().catch((error: unknown) => {
      this.pending = null;
      throw error;
    });
    return this.pending;
  }

  private async run(): Promise<Sdk> {
    const { load, find, name } = this.parts;
    await load(() => find() !== undefined);
    const found = find();
    if (found === undefined) throw new Error(`${name} has run, but what it should define is not there.`);
    this.ready = found;
    return found;
  }
}
