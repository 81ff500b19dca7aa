/** The product contains no brand: a site's name, look and offer are in its document alone. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileChanged, demoDocument, demoIds, root, set } from './demoRealms';

const sources = ['core', 'plugins', 'scripts/publish', 'scripts/host', 'scripts/compile'].flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css|json)$/.test(file))
    .map((file) => `${room}/${file}`),
);

test('RLM-001 no code, style or text of the runtime names a brand', () => {
  const titles = demoIds.flatMap((id) => [id, String(demoDocument(id)['title'])]);
  const brand = new RegExp(`\\b(?:${titles.join('|')})\\b`, 'i');
  expect(sources.length).toBeGreaterThan(400);
  expect(
    sources.filter((file) => brand.test(withoutComments(readFileSync(path.join(root, file), 'utf8')))),
  ).toEqual([]);
});

/** Examples in comments may name one. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

test('RLM-001 name, logos, colours, labels, menus, providers and features are those of the document', () => {
  const { realm, problems } = compileChanged('ringside', (document) => {
    set(document, ['title'], 'Velvet');
    set(document, ['logos', 'web'], 'https://velvet.example/logo.svg');
    set(document, ['theme', 'colors', 'accent'], '#F2A0B4');
    set(
      document,
      ['menus', 'WEB', 'items'],
      [{ type: 'section', title: { en: 'The stage', es: 'El escenario' }, data: { id: 'home' } }],
    );
    set(document, ['authenticationProviders'], [{ name: 'id' }]);
    set(document, ['paymentProviders'], []);
    set(document, ['settings', 'contentTitles'], 'hide');
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(realm).toMatchObject({
    title: 'Velvet',
    logos: { web: 'https://velvet.example/logo.svg' },
    theme: { colors: { accent: '#F2A0B4' } },
    menus: { WEB: { items: [{ title: { en: 'The stage' } }] } },
    settings: { contentTitles: 'hide' },
  });
  expect(realm?.authenticationProviders.map(({ key }) => key)).toEqual(['id']);
  expect(realm?.paymentProviders).toEqual([]);
});

test('LOC-034 the offered languages are the document’s, by their own names', () => {
  const offered = demoIds.map((id) =>
    (demoDocument(id)['locales'] as { offered: { code: string; name: string }[] }).offered.map(
      ({ code, name }) => `${code} ${name}`,
    ),
  );
  expect(offered).toEqual([
    ['en English', 'es Español'],
    ['pt Português', 'en English'],
    ['ar العربية', 'en English'],
  ]);
  const { realm } = compileChanged('ringside', (document) =>
    set(document, ['locales', 'offered'], [{ code: 'en', name: 'English' }]),
  );
  expect(realm?.locales.offered).toEqual([{ code: 'en', name: 'English' }]);
});

test.each([
  ['LOC-034 a language without its name', ['locales', 'offered', 0], { code: 'en' }, '/locales/offered/0'],
  ['LOC-034 no language', ['locales', 'offered'], [], '/locales/offered'],
])('%s is an error', (_what, place, value, pointer) => {
  const { problems } = compileChanged('ringside', (document) => set(document, place, value));
  expect(problems.map((problem) => problem.pointer)).toContain(pointer);
});

test.each([
  [undefined, undefined],
  ['ES', 'ES'],
  ['default', 'default'],
])('LOC-035 the language of addresses (%p) is independent of the languages of texts', (language, pinned) => {
  const { realm, problems } = compileChanged('ringside', (document) => {
    if (language !== undefined) set(document, ['routes', 'language'], language);
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(realm?.routes.language).toBe(pinned);
  expect(realm?.locales.default).toBe('en');
});
