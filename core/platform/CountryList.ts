/** The platform's localized list of countries, with the caller's own country (API-030 to API-033). */
import type { Countries } from '../generated/platform';
import type { PlatformClient } from '../sdk/platform';
import { readCountries } from '../sdk/endpoints/realm';

/** Requested once per language and cached: forms for addresses, phones and territories share the response. */
export class CountryList {
  readonly #asked = new Map<string, Promise<Countries>>();

  readonly #client: PlatformClient;
  readonly #locale: () => string;

  constructor(
    client: PlatformClient,
    /** Language of the country names. */
    locale: () => string,
  ) {
    this.#client = client;
    this.#locale = locale;
  }

  /**
   * The countries, `addressRequiredFields` included, and `callerCountryCode`. Rejects with a CallError; the
   * next call retries.
   */
  load(): Promise<Countries> {
    const locale = this.#locale();
    let answer = this.#asked.get(locale);
    if (answer === undefined) {
      answer = this.#client.call(readCountries, {});
      answer.catch(() => this.#asked.delete(locale));
      this.#asked.set(locale, answer);
    }
    return answer;
  }
}
