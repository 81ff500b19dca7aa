/** Where the identity manager's script lies for one site and one language. Pure. */

/** The realm does not say where the script is, or whose site this is (SGP-055, API-010). The compiler refuses such a realm before. */
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
