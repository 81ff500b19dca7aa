/** The demo realm noor, whose languages share a route table, with a prefix for English. */
import type { PublishedRealm } from '../../../scripts/publish/publishRealm';
import { demo } from './hostFixture';

export function prefixedNoor(prefixes: Readonly<Record<string, string>> = { en: 'en' }): PublishedRealm {
  const published = demo('noor');
  const { locales } = published.realm;
  const offered = locales.offered.map((locale) => {
    const prefix = prefixes[locale.code];
    return prefix === undefined ? locale : { ...locale, address: { prefix } };
  });
  return { ...published, realm: { ...published.realm, locales: { ...locales, offered } } };
}
