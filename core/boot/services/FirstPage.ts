/** The page that a visit begins with: the rows that it asked for itself stand in its first drawing. */
import type { SectionRow, SectionStore } from '../../catalogue';
import type { PluginRegistry } from '../../plugins';
import { FIRST_ROWS, rowSection } from '../../pages/section/rowSection';
import type { Clock, PictureSource } from '../../sdk';
import type { EarlyAnswer } from '../early';

/**
 * Milliseconds that the first drawing waits for rows. To draw the frame without them, and once more with them, costs a slow phone
 * longer than they mostly take.
 */
export const ROWS_TIMEOUT = 250;

export interface FirstPageDeps {
  /** The call that the page made before any script had loaded, if it made one. */
  readonly early: EarlyAnswer | undefined;
  readonly open: (section: string) => SectionStore;
  readonly registry: PluginRegistry;
  /** Asks for a picture before anything shows it. */
  readonly fetchPicture: (picture: PictureSource) => void;
  /** Until then the page may be drawn, dropped and drawn again from the same rows. */
  readonly drawn: Promise<void>;
  readonly clock: Clock;
}

export class FirstPage {
  private early: EarlyAnswer | undefined;
  private store: SectionStore | null = null;

  constructor(private readonly deps: FirstPageDeps) {
    this.early = deps.early;
    void deps.drawn.then(() => (this.store = null));
  }

  /**
   * Waits until the rows of the page's own call are there, and the sections that draw the first of them. Never rejects: what failed,
   * cannot be read or takes too long is left to the page, which says so.
   */
  async prepare(locale: string): Promise<void> {
    const { early } = this;
    if (early === undefined || early.locale !== locale) return;
    await new Promise<void>((resolve) => {
      const stop = this.deps.clock.after(ROWS_TIMEOUT, resolve);
      const done = () => {
        stop();
        resolve();
      };
      this.takeRows(early).then(done, done);
    });
  }

  /** The store of the page's own section, if its rows came in time. */
  storeOf(section: string): SectionStore | null {
    return this.store?.section === section ? this.store : null;
  }

  /** The page's own call, once, while it is still for this section in this language. */
  takeAnswer(section: string, locale: string): EarlyAnswer['answer'] | undefined {
    const { early } = this;
    this.early = undefined;
    return early?.section === section && early.locale === locale ? early.answer : undefined;
  }

  private async takeRows({ section, answer }: EarlyAnswer): Promise<void> {
    const { open } = this.deps;
    const given = await answer.catch(() => null);
    // A page that would not wait has asked for it by now.
    if (given === null || this.early === undefined) return;
    const store = open(section);
    store.take(given);
    const rows = store.state.status === 'ready' ? store.state.rows.slice(0, FIRST_ROWS) : [];
    // One that does not come leaves its place to its row, which says so.
    await Promise.allSettled(rows.map((row, position) => this.ready(row, position)));
    if (this.early === undefined) return;
    this.early = undefined;
    this.store = store;
  }

  private async ready(row: SectionRow, position: number): Promise<void> {
    const { registry, fetchPicture } = this.deps;
    const drawn = rowSection(row, registry);
    if (drawn === null) return;
    const { pictures } = await registry.resolve(drawn.request);
    for (const picture of pictures?.({ row: row.row, options: row.options, position }) ?? []) fetchPicture(picture);
  }
}
