/** Texts, countries and menus. */
import type { Country, MenuItem } from '../../../core/generated/platform';
import type { SeedMenuItem } from '../commerce/types';
import type { Handlers } from '../operation';
import { textIn } from '../realms';

type RealmOperation = 'readLabels' | 'readTexts' | 'readCountries' | 'readMenu';

/**
 * Code, calling code, a sample phone number in local notation, and the address fields that a purchase there
 * requires.
 */
const COUNTRIES: readonly (readonly [
  code: string,
  callingCode: string,
  samplePhoneNumber: string,
  fields: readonly string[],
])[] = [
  ['AE', '+971', '050 123 4567', ['line1']],
  ['BR', '+55', '(11) 96123-4567', ['line1', 'postalCode', 'administrativeLevel1']],
  ['ES', '+34', '612 34 56 78', ['line1', 'postalCode']],
  ['GB', '+44', '07400 123456', ['line1', 'postalCode']],
  ['IE', '+353', '085 012 3456', ['line1']],
  ['LB', '+961', '71 123 456', ['line1']],
  ['MX', '+52', '222 123 4567', ['line1', 'postalCode']],
  ['PT', '+351', '912 345 678', ['line1', 'postalCode']],
  ['US', '+1', '(201) 555-0123', ['line1', 'postalCode', 'administrativeLevel1']],
];

const BRAZILIAN_STATES = [
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SP',
  'SE',
  'TO',
];

export function realmRoutes(): Handlers<RealmOperation> {
  return {
    async readLabels({ realm, locale }) {
      return {
        default_locale: realm.defaultLocale,
        selected_locale: locale,
        translations: Object.fromEntries(
          realm.locales.map((code) => [code, mapValues(realm.trade.labels, (texts) => textIn(code, texts))]),
        ),
      };
    },

    async readTexts({ realm, locale, body }) {
      const asked = Object.fromEntries(
        Object.entries(realm.trade.labels).filter(([key]) => body.keys.includes(key)),
      );
      return {
        default_locale: locale,
        translations: Object.fromEntries(
          realm.locales.map((code) => [code, mapValues(asked, (texts) => textIn(code, texts))]),
        ),
      };
    },

    async readCountries({ realm, locale }) {
      const names = new Intl.DisplayNames([locale], { type: 'region' });
      const countries = COUNTRIES.map(([code, callingCode, samplePhoneNumber, fields]): Country => ({
        iso3166alpha2: code,
        name: names.of(code) ?? code,
        callingCode,
        samplePhoneNumber,
        addressRequiredFields: fields.map((fieldName) => ({
          fieldName,
          label: fieldName,
          acceptableValues:
            fieldName === 'administrativeLevel1' && code === 'BR'
              ? BRAZILIAN_STATES.map((value) => ({ value, displayName: value }))
              : null,
        })),
      }));
      return {
        callerCountryCode: realm.trade.callerCountry,
        countries: countries.sort((left, right) => left.name.localeCompare(right.name, locale)),
      };
    },

    async readMenu({ realm, locale, query }) {
      const platform = query.get('platform') === 'MOBILE-WEB' ? 'MOBILE-WEB' : 'WEB';
      const menu = realm.trade.menus[platform];
      return { platform, layout: menu.layout, items: menu.items.map((item) => menuItemOf(item, locale)) };
    },
  };
}

function menuItemOf(item: SeedMenuItem, locale: string): MenuItem {
  const data =
    item.type === 'view'
      ? { view: item.view }
      : item.type === 'outbound'
        ? { url: item.url }
        : { id: item.id };
  return {
    type: item.type,
    title: textIn(locale, item.title),
    data,
    style: { featured: item.featured ?? false },
    ...(item.items && { items: item.items.map((child) => menuItemOf(child, locale)) }),
  };
}

const mapValues = <From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
