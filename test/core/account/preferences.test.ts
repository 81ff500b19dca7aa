import { PreferenceStore, type Preferences } from '../../../core/account/PreferenceStore';
import { trackLanguages } from '../../../core/account/rules/trackLanguages';
import { choicesKey, PlayerChoices } from '../../../core/playback/PlayerChoices';
import { CallError } from '../../../core/sdk';
import { FakePlatform, FakeStorage } from '../../kit';
import { mutationServicesOf } from '../library/libraryFixture';

async function storeOf(stored: Preferences = {}) {
  const services = mutationServicesOf();
  const platform = new FakePlatform().answer('readPreferences', stored).answer('writePreferences', undefined);
  const reported: unknown[] = [];
  const changed: Preferences[] = [];
  const store = new PreferenceStore({
    client: platform,
    services,
    report: (error) => reported.push(error),
    changed: (change) => changed.push(change),
  });
  await store.load();
  platform.calls.length = 0;
  return { services, store, platform, reported, changed };
}
const refused = new CallError('writePreferences', 500, 'any', []);

test('FAV-022 FAV-023 FAV-026 defaults where the platform omits a preference: autoplay the next, moving pictures, muted', async () => {
  const { store } = await storeOf({ language: 'pt', autoAdvance: null });
  expect(store.values).toEqual({
    language: 'pt',
    autoAdvance: true,
    videoBackgroundAutoPlay: true,
    videoBackgroundAutoPlayAudio: false,
  });
});

test('FAV-021 FAV-024 a change shows at once, and is sent with all preferences except the muted state', async () => {
  const { store, platform, changed } = await storeOf({ language: 'pt', subTitleLanguage: 'en' });
  store.change({ subTitleLanguage: null });
  store.change({ autoAdvance: false });
  expect(store.values).toMatchObject({ subTitleLanguage: null, autoAdvance: false });
  await store.settled();
  expect(platform.calls.map(({ input }) => input)).toEqual([
    { body: { language: 'pt', subTitleLanguage: null } },
    { body: { language: 'pt', subTitleLanguage: null, autoAdvance: false } },
  ]);
  expect(changed).toEqual([{ subTitleLanguage: null }, { autoAdvance: false }]);
});

test('a refused change is rolled back alone, and can be retried', async () => {
  const { store, platform, reported, changed } = await storeOf({ audioLanguage: 'pt' });
  platform.answer('writePreferences', refused);
  store.change({ audioLanguage: 'en' });
  await store.settled();
  expect([store.values.audioLanguage, reported, changed]).toEqual(['pt', [refused], []]);
  platform.answer('writePreferences', undefined);
  store.retry?.();
  await store.settled();
  expect([store.values.audioLanguage, store.retry]).toEqual(['en', null]);
});

test('a change that is refused after its panel was closed is notified elsewhere, and can be retried from there', async () => {
  const { store, platform, services } = await storeOf({ audioLanguage: 'pt' });
  const leave = store.attend();
  platform.answer('writePreferences', refused);
  store.change({ audioLanguage: 'en' });
  leave();
  await store.settled();
  expect(services.refusals).toMatchObject([{ key: 'preferencesRefused' }]);
  platform.answer('writePreferences', undefined);
  services.refusals[0]?.retry?.();
  await store.settled();
  expect([store.values.audioLanguage, services.refusals.length, store.isOpen]).toEqual(['en', 0, false]);
});

test('FAV-021 a change made elsewhere meanwhile is respected, and the next change does not undo it', async () => {
  const { store, platform } = await storeOf({ language: 'pt', autoAdvance: true });
  platform.answer('readPreferences', { language: 'pt', autoAdvance: true, audioLanguage: 'es' });
  await store.readAgain();
  expect(store.values.audioLanguage).toBe('es');
  store.change({ autoAdvance: false });
  await store.settled();
  expect(platform.calls.at(-1)).toEqual({
    endpoint: 'writePreferences',
    input: { body: { language: 'pt', autoAdvance: false, audioLanguage: 'es' } },
  });
});

test('FAV-021 a change in flight is applied over a read that arrives meanwhile; a read that fails changes nothing', async () => {
  const { store, platform } = await storeOf({ autoAdvance: true });
  store.change({ autoAdvance: false });
  await store.readAgain();
  await store.settled();
  expect([store.values.autoAdvance, platform.calls.map(({ endpoint }) => endpoint)]).toEqual([
    false,
    ['writePreferences'],
  ]);
  platform.answer('readPreferences', refused);
  await store.readAgain();
  expect([store.state, store.values.autoAdvance]).toEqual(['ready', false]);
});

test('a read that fails is an error state', async () => {
  const { store, platform } = await storeOf();
  platform.answer('readPreferences', refused);
  await store.load();
  expect(store.state).toBe('failed');
});

test.each([
  [
    ['pt', 'en'],
    [null, undefined],
    ['pt', 'en', 'es'],
  ],
  [['ar'], ['fa'], ['ar', 'fa', 'en']],
  [['pt-BR', 'en-GB'], ['en'], ['pt', 'en', 'es']],
])('languages of %j, chosen %j, begin with %j', (offered, chosen, first) => {
  const languages = trackLanguages(offered, chosen);
  expect(languages.slice(0, 3)).toEqual(first);
  expect(new Set(languages).size).toBe(languages.length);
});

test('FAV-027 a language preferred by the account wins over the one chosen on this device; the device’s sound setting stays', () => {
  const storage = new FakeStorage([choicesKey]);
  const choices = new PlayerChoices(storage);
  choices.keepSound(40, true);
  choices.keepAudio('en');
  choices.forgetLanguages();
  expect([choices.languages, choices.sound]).toEqual([
    { audio: null, text: null },
    { volume: 40, muted: true },
  ]);
});
