/** The countries of the world as the platform names them, and which of them the viewer seems to be in (API-030 to API-033). */
import type { Countries } from '../generated/platform';
import type { PlatformClient } from '../sdk';
import { readCountries } from '../sdk/endpoints/realm';

/** Asked for once a language: forms for addresses, phones and territories share the answer. */
export class CountryList {
  private readonly asked = new Map<string, Promise<Countries>>();

  constructor(
    private readonly client: PlatformClient,
    /** The language the names are wanted in. */
    private readonly locale: () => string,
  ) {}

  /** The countries, `addressRequiredFields` included, and `callerCountryCode`. Rejects with a CallError; the next asking tries again. */
  load(): Promise<Countries> {
    const locale = this.locale();
    let answer = this.asked.get(locale);
    if (answer === undefined) {
      answer = this.client.call(readCountries, {});
      answer.catch(() => this.asked.delete(locale));
      this.asked.set(locale, answer);
    }
    return answer;
  }
}
