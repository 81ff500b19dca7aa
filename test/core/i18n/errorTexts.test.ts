/** Error texts are messages like all others: built in, a realm's own, or the platform's label. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedLocales } from '../../../core/i18n/shippedLocales';
import { createSpeaker } from '../../../core/i18n/translate';
import { compiled, storeOf } from './storeOf';

const rooms = [
  'core',
  ...readdirSync('plugins', { withFileTypes: true })
    .filter((kind) => kind.isDirectory())
    .map(({ name }) => `plugins/${name}`),
].flatMap((parent) => readdirSync(parent).map((name) => `${parent}/${name}`));
const textsIn = (locale: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...rooms.map((room) => read(path.join(room, 'messages', `${locale}.json`)))) as Readonly<
    Record<string, string>
  >;

function read(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    return {};
  }
}

/** The error keys that the rows of SGN, SGP, PWD, CAT, FRM and ERR name (LOC-037). */
const keys = [
  'EMPTY_INPUTS',
  'accountExistsWithDifferentProvider',
  'accountConflict',
  'appCheckFailedWeb',
  'emailAlreadyInUse',
  'failedAuthentication',
  'failedToLoadSeasons',
  'failedToLoadMoreSeasons',
  'failedToLoadPreviousSeasons',
  'failedToMagicLogin',
  'failedToSend',
  'genericError',
  'invalidCurrentCredentials',
  'invalidToken',
  'kidPurchasePermissionDenied',
  'passwordsDoNotMatch',
  'pleaseProvideValidEmail',
  'pleaseProvideYourAddress',
  'pleaseProvideYourEmail',
  'pleaseProvideYourName',
  'reviewFailed',
  'samePassword',
  'signupGeoRestriction',
  'socialShareFailed',
  'sorrySomethingWentWrong',
  'thisEventHasEnded',
  'tooManyAttempts',
  'unknownError',
  'vpnErrorMessage',
  'weakPassword',
];

test.each(shippedLocales)('LOC-037 every error text exists in %s, each with different words', (locale) => {
  const texts = textsIn(locale);
  expect(keys.filter((key) => !texts[key])).toEqual([]);
  expect(keys.filter((key) => texts[key] === key)).toEqual([]);
  if (locale !== 'en') expect(keys.filter((key) => texts[key] === textsIn('en')[key])).toEqual([]);
});

test('ERR-027 the generic error is one text, available on every page', () => {
  const holders = rooms.filter((room) => 'genericError' in read(path.join(room, 'messages', 'en.json')));
  expect(holders).toEqual(['core/pageKit']);
});

test.each(keys)(
  'LOC-037 LOC-001 %s: the realm’s own text overrides ours, the platform’s label overrides both',
  async (key) => {
    const shownText = (store: ReturnType<typeof storeOf>['store']) => {
      const { locale, messages, builtIn, report } = store;
      return createSpeaker()({ locale, timeZone: 'UTC', messages, builtIn, development: false, report }).t(
        key,
      );
    };
    const runtime = { session: compiled({ [key]: 'ours' }) };
    expect(shownText(storeOf({ initial: { bundles: runtime } }).store)).toBe('ours');
    expect(
      shownText(storeOf({ initial: { bundles: runtime, realm: compiled({ [key]: 'of the realm' }) } }).store),
    ).toBe('of the realm');
    const { store } = storeOf({
      initial: { bundles: runtime, realm: compiled({ [key]: 'of the realm' }) },
      labels: async () => ({
        default_locale: 'en',
        selected_locale: 'en',
        translations: { en: { [key]: 'of the platform' } },
      }),
    });
    await store.loadLabels();
    expect(shownText(store)).toBe('of the platform');
  },
);
