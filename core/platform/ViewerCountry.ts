/** Where the viewer seems to be, as the platform sees it: some texts are written by it (LOC-018). */
import { makeAutoObservable, runInAction, when } from 'mobx';
import type { KeyValueStore } from '../sdk';
import type { CountryList } from './CountryList';

/** Kept for the visit, so that only its first page is written without it. */
const KEY = 'viewer country';

export class ViewerCountry {
  /** ISO 3166 alpha-2; null while it is not known. */
  code: string | null;

  constructor(
    private readonly countries: Pick<CountryList, 'load'>,
    private readonly visit: KeyValueStore,
    private readonly report: (error: unknown) => void,
  ) {
    this.code = visit.read(KEY);
    makeAutoObservable<this, 'countries' | 'visit' | 'report'>(this, { countries: false, visit: false, report: false });
  }

  /** Asks the platform once `matters` says that a text depends on it, unless it is known; the function it gives stops that. Without an answer texts stay as they are. */
  findWhen(matters: () => boolean): () => void {
    return when(
      () => this.code === null && matters(),
      () => void this.find(),
    );
  }

  private async find(): Promise<void> {
    try {
      const { callerCountryCode } = await this.countries.load();
      if (!callerCountryCode) return;
      this.visit.write(KEY, callerCountryCode);
      runInAction(() => (this.code = callerCountryCode));
    } catch (error) {
      this.report(error);
    }
  }
}
