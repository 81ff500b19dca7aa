/** The first page of a visit: renders with the rows that its own early call requested. */
import type { SectionRow, SectionStore } from '../../catalogue/SectionStore';
import type { PluginRegistry } from '../../plugins/PluginRegistry';
import { FIRST_ROWS, rowSection } from '../../catalogue/pages/rowSection';
import type { Clock } from '../../sdk/services';
import type { PictureSource } from '../../sdk/points';
import type { EarlyAnswer } from '../afterContent';
import { MOBILE_MAX_HEIGHT, MOBILE_MAX_WIDTH } from '../../sdk/constants';

/** Phones in either orientation (RLM-052). */
export const phoneScreen = (): MediaQueryList =>
  matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px), (max-height: ${MOBILE_MAX_HEIGHT}px)`);

/**
 * Milliseconds that the first render waits for rows. Rendering the frame without them and again with them
 * takes a slow phone longer than the rows usually take.
 */
export const FIRST_ROWS_TIMEOUT_MS = 250;

export interface FirstPageDeps {
  /** The call that the page made before any script had loaded, if any. */
  readonly early: EarlyAnswer | undefined;
  readonly open: (section: string) => SectionStore;
  readonly registry: PluginRegistry;
  /** Preloads an image before it is rendered. */
  readonly fetchPicture: (picture: PictureSource) => void;
  /** Until then the page may render, unmount and render again from the same rows. */
  readonly drawn: Promise<void>;
  readonly clock: Clock;
}

export class FirstPage {
  #early: EarlyAnswer | undefined;
  #store: SectionStore | null = null;

  readonly #deps: FirstPageDeps;

  constructor(deps: FirstPageDeps) {
    this.#deps = deps;
    this.#early = deps.early;
    void deps.drawn.then(() => (this.#store = null));
  }

  /**
   * Waits for the rows of the page's early call and for the renderers of the first rows. Never rejects:
   * failures and timeouts are left to the page, which shows them.
   */
  async prepare(locale: string): Promise<void> {
    const early = this.#early;
    if (early === undefined || early.locale !== locale) return;
    await new Promise<void>((resolve) => {
      const stop = this.#deps.clock.after(FIRST_ROWS_TIMEOUT_MS, resolve);
      const done = () => {
        stop();
        resolve();
      };
      this.#takeRows(early).then(done, done);
    });
  }

  /** The store of the page's own section, if its rows arrived in time. */
  storeOf(section: string): SectionStore | null {
    return this.#store?.section === section ? this.#store : null;
  }

  /** The early response, once, if it is for this section in this language. */
  takeAnswer(section: string, locale: string): EarlyAnswer['answer'] | undefined {
    const early = this.#early;
    this.#early = undefined;
    return early?.section === section && early.locale === locale ? early.answer : undefined;
  }

  async #takeRows({ section, answer }: EarlyAnswer): Promise<void> {
    const { open } = this.#deps;
    const given = await answer.catch(() => null);
    // The page stopped waiting and has taken the response itself.
    if (given === null || this.#early === undefined) return;
    const store = open(section);
    store.take(given);
    const rows = store.state.status === 'ready' ? store.state.rows.slice(0, FIRST_ROWS) : [];
    // A failed renderer is shown by its row.
    await Promise.allSettled(rows.map((row, position) => this.#ready(row, position)));
    if (this.#early === undefined) return;
    this.#early = undefined;
    this.#store = store;
  }

  async #ready(row: SectionRow, position: number): Promise<void> {
    const { registry, fetchPicture } = this.#deps;
    const drawn = rowSection(row, registry);
    if (drawn === null) return;
    const { pictures } = await registry.resolve(drawn.request);
    for (const picture of pictures?.({ row: row.row, options: row.options, position }) ?? [])
      fetchPicture(picture);
  }
}
