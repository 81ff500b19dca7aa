/** The viewer's country as the platform detects it: some texts depend on it (LOC-018). */
import { makeAutoObservable, runInAction, when } from 'mobx';
import type { KeyValueStore } from '../sdk/services';
import type { CountryList } from './CountryList';

/** Stored for the browser session, so that only its first page renders without it. */
const KEY = 'viewer country';

export class ViewerCountry {
  /** ISO 3166 alpha-2; null while unknown. */
  code: string | null;

  readonly #countries: Pick<CountryList, 'load'>;
  readonly #visit: KeyValueStore;
  readonly #report: (error: unknown) => void;

  constructor(countries: Pick<CountryList, 'load'>, visit: KeyValueStore, report: (error: unknown) => void) {
    this.#countries = countries;
    this.#visit = visit;
    this.#report = report;
    this.code = visit.read(KEY);
    makeAutoObservable(this);
  }

  /**
   * Loads the country once `matters` returns true, unless it is already known; the returned function cancels.
   * If the request fails, texts stay as they are.
   */
  findWhen(matters: () => boolean): () => void {
    return when(
      () => this.code === null && matters(),
      () => void this.find(),
    );
  }

  private async find(): Promise<void> {
    try {
      const { callerCountryCode } = await this.#countries.load();
      if (!callerCountryCode) return;
      this.#visit.write(KEY, callerCountryCode);
      runInAction(() => (this.code = callerCountryCode));
    } catch (error) {
      this.#report(error);
    }
  }
}
