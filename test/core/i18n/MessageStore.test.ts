/** A language is switched as a whole, and a failed load changes nothing. */
import { autorun } from 'mobx';
import { applyDocumentLanguage } from '../../../core/i18n/applyDocumentLanguage';
import type { LabelAnswer } from '../../../core/i18n/labels';
import { compiled, plainText, storeOf } from './storeOf';

const answer = (translations: LabelAnswer['translations'], selected: string | null = null): LabelAnswer => ({
  default_locale: 'en',
  translations,
  selected_locale: selected,
});

describe('LOC-001 which text wins', () => {
  const initial = {
    bundles: { hall: compiled({ a: 'built-in', b: 'built-in', c: 'built-in' }) },
    realm: compiled({ b: 'realm', c: 'realm' }),
  };
  test.each([
    ['a', 'built-in'],
    ['b', 'realm'],
    ['c', 'label'],
    ['d', 'default label'],
    ['e', undefined],
  ])('the text of %s is the %s one', async (key, text) => {
    const { store } = storeOf({
      initial,
      labels: async () =>
        answer({ en: { a: 'default label', d: 'default label' }, es: { c: 'label' } }, 'es'),
    });
    await store.loadLabels();
    expect(plainText(store, key)).toBe(text);
  });
});

test('LOC-006 LOC-003 without labels the built-in texts are shown', async () => {
  const { store, problems } = storeOf({ labels: async () => null });
  await store.loadLabels();
  expect(plainText(store, 'hallText')).toBe('hall en');
  expect(problems).toEqual([]);
});

test('LOC-006 a label service that does not answer leaves the built-in texts and is reported', async () => {
  const { store, problems } = storeOf({ labels: () => Promise.reject(new Error('no answer')) });
  await store.loadLabels();
  expect(plainText(store, 'hallText')).toBe('hall en');
  expect(problems).toMatchObject([{ kind: 'labelsFailed', locale: 'en' }]);
});

test('a malformed label falls back to the built-in text and is reported', async () => {
  const { store, problems } = storeOf({
    labels: async () => answer({ en: { hallText: '{broken, plural}' } }),
  });
  await store.loadLabels();
  expect(plainText(store, 'hallText')).toBe('hall en');
  expect(problems).toMatchObject([{ kind: 'malformedLabel', key: 'hallText', locale: 'en' }]);
});

describe('a label of a bundle that the page does not carry', () => {
  const initial = { labels: { stage: compiled({ stageTitle: 'Stage' }) }, realm: compiled({}) };

  test('is shown at once, while the rest of the bundle is still loaded where it is opened', async () => {
    const { store, loads } = storeOf({ initial });
    expect(plainText(store, 'stageTitle')).toBe('Stage');
    expect(store.has('stage')).toBe(false);
    await store.require('stage');
    expect(loads).toEqual(['stage en']);
    expect(plainText(store, 'stageText')).toBe('stage en');
  });

  test('is there in the next language as well', async () => {
    const { store, loads } = storeOf({ initial });
    expect(await store.setLocale('es')).toBe(true);
    expect(loads.sort()).toEqual(['hall es', 'stage es']);
  });

  test('gives way to the realm’s own text', () => {
    const { store } = storeOf({ initial: { ...initial, realm: compiled({ stageTitle: 'Our stage' }) } });
    expect(plainText(store, 'stageTitle')).toBe('Our stage');
  });
});

describe('a bundle that is opened', () => {
  test('loads its texts, once', async () => {
    const { store, loads } = storeOf();
    await Promise.all([store.require('stage'), store.require('stage'), store.require('hall')]);
    await store.require('stage');
    expect(loads).toEqual(['stage en']);
    expect(plainText(store, 'stageText')).toBe('stage en');
  });

  test('without its texts fails, is reported, and may retry', async () => {
    let up = false;
    const source = {
      load: async () => (up ? compiled({ stageText: 'stage' }) : Promise.reject(new Error('gone'))),
      loadRealm: async () => ({}),
    };
    const { store, problems } = storeOf({ parts: { source } });
    await expect(store.require('stage')).rejects.toThrow('gone');
    expect(problems).toMatchObject([{ kind: 'bundleFailed', bundle: 'stage', locale: 'en' }]);
    up = true;
    await store.require('stage');
    expect(plainText(store, 'stageText')).toBe('stage');
  });

  test('while the language changes has its texts in the new one', async () => {
    const { store } = storeOf();
    const switched = store.setLocale('pt');
    const required = store.require('stage');
    await Promise.all([switched, required]);
    expect(plainText(store, 'stageText')).toBe('stage pt');
  });
});

describe('LOC-010 a change of language', () => {
  test('shows no half-translated page: all texts change in one step', async () => {
    const { store } = storeOf();
    await store.require('stage');
    const seen: string[] = [];
    const stop = autorun(() =>
      seen.push(
        [
          store.locale,
          plainText(store, 'hallText'),
          plainText(store, 'stageText'),
          plainText(store, 'realmText'),
        ].join(', '),
      ),
    );
    expect(await store.setLocale('pt')).toBe(true);
    stop();
    expect(new Set(seen)).toEqual(new Set(['en, hall en, stage en, ', 'pt, hall pt, stage pt, realm pt']));
    expect(store.state).toEqual({ status: 'settled', locale: 'pt' });
  });

  test('is shown as pending', async () => {
    const { store } = storeOf();
    const done = store.setLocale('pt');
    expect(store.state).toEqual({ status: 'switching', locale: 'en', to: 'pt' });
    await done;
  });

  test('FAV-027 reloads the labels', async () => {
    const { store } = storeOf({
      labels: async (locale) => answer({ [locale]: { hallText: `label ${locale}` } }),
    });
    await store.setLocale('es');
    expect(plainText(store, 'hallText')).toBe('label es');
  });

  test('does not wait for labels forever: they show when they arrive', async () => {
    let arrive: (labels: LabelAnswer) => void = () => undefined;
    const { store, waiting } = storeOf({ labels: () => new Promise((resolve) => (arrive = resolve)) });
    const done = store.setLocale('pt');
    await Promise.resolve();
    expect(store.locale).toBe('en');
    waiting[0]?.();
    expect(await done).toBe(true);
    expect(plainText(store, 'hallText')).toBe('hall pt');
    const late = store.loadLabels();
    arrive(answer({ pt: { hallText: 'label pt' } }));
    await late;
    expect(plainText(store, 'hallText')).toBe('label pt');
  });

  test.each(['bundle', 'realm'])(
    'whose %s cannot be loaded keeps the language and is reported',
    async (broken) => {
      const gone = () => Promise.reject(new Error('gone'));
      const source = {
        load: broken === 'bundle' ? gone : async () => ({}),
        loadRealm: broken === 'realm' ? gone : async () => ({}),
      };
      const { store, problems, remembered } = storeOf({ parts: { source } });
      expect(await store.setLocale('pt')).toBe(false);
      expect(store.state).toEqual({ status: 'failed', locale: 'en', to: 'pt' });
      expect(plainText(store, 'hallText')).toBe('hall en');
      expect(problems).toMatchObject([
        { kind: 'bundleFailed', bundle: broken === 'bundle' ? 'hall' : 'realm', locale: 'pt' },
      ]);
      expect(remembered).toEqual([]);
    },
  );

  test('that is overtaken by another is dropped', async () => {
    const { store, remembered } = storeOf();
    const [first, second] = await Promise.all([store.setLocale('pt'), store.setLocale('es')]);
    expect([first, second, store.locale, remembered]).toEqual([false, true, 'es', ['es']]);
  });

  test('back to the current language cancels the pending one', async () => {
    const { store, remembered } = storeOf();
    const away = store.setLocale('pt');
    expect(await store.setLocale('en')).toBe(true);
    expect([await away, store.locale, store.state.status, remembered]).toEqual([
      false,
      'en',
      'settled',
      ['en'],
    ]);
  });

  test('back again loads no texts twice', async () => {
    const { store, loads } = storeOf();
    await store.setLocale('pt');
    await store.setLocale('en');
    await store.setLocale('pt');
    expect(loads).toEqual(['hall pt']);
  });

  test('sets lang and dir of the document, until that is stopped', async () => {
    const { store } = storeOf();
    const page = document.implementation.createHTMLDocument();
    const root = page.documentElement;
    const stop = applyDocumentLanguage(page, store);
    expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
    await store.setLocale('ar');
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
    stop();
    await store.setLocale('en');
    expect(root.lang).toBe('ar');
  });
});

test('the selected language is stored', async () => {
  const { store, remembered } = storeOf();
  await store.setLocale('pt');
  expect(remembered).toEqual(['pt']);
  expect(store.locale).toBe('pt');
});

test('a pending load when the runtime ends changes nothing and is not reported', async () => {
  const { store, problems } = storeOf({
    labels: () => Promise.reject(new Error('aborted')),
    parts: {
      source: {
        load: (_bundle, _locale, signal) =>
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
        loadRealm: async () => ({}),
      },
    },
  });
  const done = store.setLocale('pt');
  store.dispose();
  expect(await done).toBe(false);
  expect(store.locale).toBe('en');
  expect(problems).toEqual([]);
});
