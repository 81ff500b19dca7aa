/** URL of the identity manager's script for a site and language. Pure. */

/**
 * The realm states neither the script's URL nor the site's key (SGP-055, API-010). The compiler normally
 * rejects such a realm.
 */
export class GigyaNotNamed extends Error {
  override readonly name = 'GigyaNotNamed';

  constructor(option: 'sdkUri' | 'clientId') {
    super(`The identity manager needs the option "${option}".`);
  }
}

export function scriptAddress(sdkUri: string, apiKey: string, locale: string): string {
  const address = new URL(sdkUri);
  address.searchParams.set('apikey', apiKey);
  address.searchParams.set('lang', locale.toLowerCase());
  return address.href;
}
