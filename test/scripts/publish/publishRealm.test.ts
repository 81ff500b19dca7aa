import { compileRealm } from '../../../scripts/compile/compileRealm';
import { readRealmSources } from '../../../scripts/compile/realmSources';
import { contentSecurityPolicy } from '../../../scripts/compile/contentSecurityPolicy';
import { publishRealm, type PublishedRealm } from '../../../scripts/publish/publishRealm';
import { skeletonKinds } from '../../../scripts/publish/skeleton';
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import type { PageData } from '../../../core/boot/pageData';
import { build, demo, demoIds, installed, root } from '../host/hostFixture';

const carried = (page: string) =>
  JSON.parse(
    /<script type="application\/json" id="proscenium">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '',
  ) as PageData;
const checked = (() => {
  const { realm } = compileRealm(
    { sources: readRealmSources(root, ['ringside']), file: 'realms/ringside/realm.json' },
    installed,
  );
  if (realm === undefined) throw new Error('ringside does not compile');
  return realm;
})();
const publish = (
  changes: Partial<CheckedRealm>,
  files: Readonly<Record<string, string>> = {},
  development?: boolean,
): PublishedRealm => {
  const realm = { ...checked, ...changes };
  return publishRealm({
    realm,
    policy: contentSecurityPolicy(realm, [], installed),
    build,
    messages: {},
    titles: {},
    development,
    pictures: new Map(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  });
};

describe.each(demoIds)('%s', (id) => {
  const published = demo(id);

  test('has a page in every language it offers, in its direction, and a default one', () => {
    expect(Object.keys(published.pages)).toEqual(published.realm.locales.offered.map(({ code }) => code));
    for (const [locale, { before }] of Object.entries(published.pages))
      expect(before).toMatch(
        new RegExp(`^<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" `),
      );
    expect(Object.keys(published.pages)).toContain(published.defaultLocale);
  });

  test('contains the realm and the sections of its addresses as the runtime reads them', () => {
    for (const { before, locale } of Object.values(published.pages)) {
      const { realm, locale: written, firstCalls } = carried(before);
      const forServers = ['head', 'hosting'];
      const carriedPart = {
        ...published.realm,
        settings: { ...published.realm.settings, consentTerms: [] },
        plugins: published.realm.plugins.map(({ title: _title, ...plugin }) => plugin),
      };
      expect(JSON.stringify(realm)).toBe(
        JSON.stringify(carriedPart, (key, value: unknown) => (forServers.includes(key) ? undefined : value)),
      );
      expect(written).toBe(locale);
      expect(firstCalls).toMatchObject({
        '/': 'home',
        '/home': 'home',
        '/browse': 'browse',
        '/inicio': 'home',
        '/canales': 'browse',
      });
    }
  });

  test('fetches its first script before all else and runs it last; the font faces are deferred', () => {
    for (const { before, after } of Object.values(published.pages)) {
      expect(before).toMatch(
        /<meta charset="utf-8"><meta name="viewport" [^>]*><link rel="modulepreload" href="\/assets\/first-1A2B3C4D\.js">/,
      );
      expect(before).not.toContain('src="/assets/');
      for (const [face] of before.matchAll(/<link rel="preload" as="font"[^>]*>/g))
        expect(face).toContain(' media="not all"');
      for (const kind of skeletonKinds)
        expect(after[kind]).toMatch(
          /^<script>"after content"<\/script><script type="module" src="\/assets\/first-1A2B3C4D\.js"><\/script><\/head><body><div id="root">/,
        );
    }
  });
});

test('publishing the same realm again gives the same page, byte by byte', () => {
  expect(JSON.stringify(publish({}))).toBe(JSON.stringify(publish({})));
});

test('a published realm is pure data: stored as JSON and read back it is the same', () => {
  const published = publish({});
  expect(JSON.parse(JSON.stringify(published))).toEqual(published);
});

test.each([
  [true, true],
  [false, undefined],
  [undefined, undefined],
])('LOC-001 LOC-030 published with development %p the page has %p', (development, expected) => {
  for (const { before } of Object.values(publish({}, {}, development).pages))
    expect(carried(before).development).toBe(expected);
});

test('RLM-013 the favicon is the realm’s', () => {
  const { pages } = publish(
    { logos: { ...checked.logos, favicon: 'images/icon.png' } },
    { 'images/icon.png': 'png' },
  );
  for (const { before } of Object.values(pages))
    expect(before).toMatch(/<link rel="icon" href="\/images\/icon\.png\?v=[0-9a-f]{8}">/);
});

test.each([
  [
    'a file of the realm',
    { web: 'images/l.svg', mobile: 'images/m.svg' },
    { 'images/l.svg': '<svg viewBox="0 0 202 40">', 'images/m.svg': '<svg viewBox="0 0 40 40">' },
    ['--logo-ratio:202 / 40', '--mobile-logo-ratio:40 / 40'],
  ],
  [
    'a file that does not say its size',
    { web: 'images/l.svg', mobile: undefined },
    { 'images/l.svg': '<svg>' },
    ['--logo-ratio:auto'],
  ],
  [
    'a picture from elsewhere',
    { web: 'https://img.example/l.svg', mobile: 'https://img.example/m.svg' },
    {},
    ['--logo-ratio:auto', '--mobile-logo-ratio:auto'],
  ],
])(
  'NAV-003 RLM-013 the box of a logo that is %s: reserved when its file has a width',
  (_which, { web, mobile }, files, expected) => {
    const { light: _light, dark: _dark, mobile: _mobile, ...rest } = checked.logos;
    for (const { before } of Object.values(
      publish({ logos: { ...rest, web, ...(mobile === undefined ? {} : { mobile }) } }, files).pages,
    ))
      expect(before.match(/--(mobile-)?logo-ratio:[^;}]+/g)).toEqual(expected);
  },
);

describe('pictures', () => {
  const small = '<svg viewBox="0 0 1 1">\n  <path fill="#FF4A1C" d="M0 0L1 1"/>é</svg>';

  test('a small drawing is inlined in the page unchanged', () => {
    const { realm } = publish(
      { logos: { web: 'images/logo.svg', favicon: 'images/icon.png' } },
      { 'images/logo.svg': small, 'images/icon.png': 'png' },
    );
    expect(realm.logos.web).toMatch(/^data:image\/svg\+xml,/);
    expect(realm.logos.web).not.toMatch(/[<>"#]|[^\x20-\x7E]/);
    expect(decodeURIComponent(realm.logos.web.slice('data:image/svg+xml,'.length))).toBe(
      small.replace(/\s+/g, ' '),
    );
    expect(realm.logos.favicon).toMatch(/^\/images\/icon\.png\?v=[0-9a-f]{8}$/);
  });

  test('one that the first screen does not show has an address, however small', () => {
    expect(
      publish(
        { logos: { web: 'images/logo.svg', light: 'images/light.svg', favicon: 'images/icon.png' } },
        { 'images/logo.svg': small, 'images/light.svg': small },
      ).realm.logos.light,
    ).toMatch(/^\/images\/light\.svg\?v=/);
  });

  test('a large one has an address that changes with it', () => {
    const address = (drawing: string) =>
      publish(
        { logos: { web: 'images/logo.svg', favicon: 'images/logo.svg' } },
        { 'images/logo.svg': drawing },
      ).realm.logos.web;
    expect(address(small.repeat(300))).toMatch(/^\/images\/logo\.svg\?v=[0-9a-f]{8}$/);
    expect(address(small.repeat(300))).not.toBe(address(small.repeat(301)));
  });

  test('an external one stays external', () => {
    expect(
      publish({ logos: { web: 'https://cdn.example/logo.svg', favicon: 'images/gone.svg' } }).realm.logos,
    ).toEqual({ web: 'https://cdn.example/logo.svg', favicon: '/images/gone.svg' });
  });
});

test('whatever a document contains, the page stays one page', () => {
  const nasty = '</script></style><script>alert(1)</script>"';
  const { pages } = publish({
    title: nasty,
    logos: { web: `https://cdn.example/${nasty}`, favicon: nasty },
    theme: {
      ...checked.theme,
      fonts: { display: { family: nasty }, body: { family: nasty, files: [{ src: nasty }] } },
    },
  });
  for (const { before, after } of Object.values(pages)) {
    const html = before + after.rows;
    // Within a style element a tag is only text.
    expect(html.replaceAll(/<style>[\s\S]*?<\/style>/g, '')).not.toContain('<script>alert');
    expect(html.match(/<\/style/g)?.length).toBe(2);
    expect(html.match(/<\/script/g)?.length).toBe(4);
  }
});

test('a skeleton has the frame and the rows, the frame alone, or nothing', () => {
  const { after } = Object.values(demo('ringside').pages)[0] ?? {};
  expect(after?.rows).toMatch(/sk-bar[\s\S]*sk-hero[\s\S]*sk-row/);
  expect(after?.frame).toMatch(/sk-bar/);
  expect(after?.frame).not.toMatch(/sk-hero|sk-row/);
  expect(after?.bare).toMatch(/<div id="root"><\/div>/);
});

test('pages carry neither the titles of plugins nor the terms for new accounts, only that there are some', () => {
  const term = { fieldName: 'age', fieldType: 'BINARY_CHOICE', label: { en: 'I am 16' } };
  const pageWith = (consentTerms: readonly object[]) => {
    const settings = { ...checked.settings, consentTerms } as CheckedRealm['settings'];
    return carried(Object.values(publish({ settings }).pages)[0]?.before ?? '');
  };
  const page = pageWith([term]);
  expect(JSON.stringify(page)).not.toContain('I am 16');
  expect(page.hasConsentTerms).toBe(true);
  expect(page.realm.plugins.map(({ id }) => id)).toContain('section/hero');
  for (const plugin of page.realm.plugins) expect(plugin).not.toHaveProperty('title');
  expect(pageWith([]).hasConsentTerms).toBeUndefined();
});

test.each<[string, Partial<CheckedRealm>, boolean]>([
  ['whose language does not use it', {}, false],
  ['that pins it', { routes: { language: 'DEBUG' } }, true],
  [
    'that offers the debug language',
    {
      locales: {
        ...checked.locales,
        offered: [...checked.locales.offered, { code: 'debug', name: 'Debug' }],
      },
    },
    true,
  ],
])(
  'ROU-006 a page of a realm %s carries the debug route table only if it is used',
  (_, changes, isCarried) => {
    for (const { before } of Object.values(publish(changes).pages))
      expect(carried(before).debugTable?.BROWSE).toBe(isCarried ? '/🧭' : undefined);
  },
);
