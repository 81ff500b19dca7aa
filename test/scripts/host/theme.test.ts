/** A realm's theme as a browser gets it: the custom properties in the head of its pages. */
import { publishCompilation } from '../../../scripts/publish/publishCompilation';
import { compileChanged, type JsonObject } from '../compile/demoRealms';
import { build, builtTexts, handlerWith, request, siteOf } from './hostFixture';

/**
 * The properties of `:root` outside media queries, of a page of the realm with this theme in place of its own
 * values.
 */
async function rootOf(change: (theme: JsonObject) => void): Promise<Readonly<Record<string, string>>> {
  const compilation = compileChanged('ringside', (document) => change(document['theme'] as JsonObject), {
    '/platform/url': 'https://platform.test',
  });
  const realm = publishCompilation(compilation, { build, builtTexts, overrides: [], pictures: new Map() });
  if (realm === null)
    throw new Error(`The realm does not compile: ${JSON.stringify(compilation.problems[0])}`);
  const page = await (
    await handlerWith({ site: async () => siteOf(realm) })(request('http://ringside.localhost/'))
  ).text();
  const rules = [
    ...page.replaceAll(/@media [^{}]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '').matchAll(/:root\{([^{}]*)\}/g),
  ];
  return Object.fromEntries(
    rules.flatMap(([, body = '']) =>
      [...body.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
}

/** The theme sets no sizes. */
const bare = (theme: JsonObject): void => {
  for (const name of ['gutter', 'cardWidths', 'ctaHeights']) delete theme[name];
  delete (theme['typography'] as JsonObject)['headingSizes'];
};

test.each([
  ['RLM-041 the gutter is 20 px on mobile', '--gutter-mobile', '20px'],
  ['RLM-041 70 px on tablet', '--gutter-tablet', '70px'],
  ['RLM-041 70 px on desktop', '--gutter-desktop', '70px'],
  ['RLM-041 70 px on TV', '--gutter-tv', '70px'],
  ['RLM-043 headings have 24 px on mobile', '--heading-size-mobile', '24px'],
  ['RLM-043 32 px on tablet', '--heading-size-tablet', '32px'],
  ['RLM-043 40 px on desktop', '--heading-size-desktop', '40px'],
  ['RLM-043 40 px on TV', '--heading-size-tv', '40px'],
  ['RLM-044 calls to action are 40 px high on mobile', '--cta-height-mobile', '40px'],
  ['RLM-044 and 50 px elsewhere', '--cta-height-other', '50px'],
  ['RLM-045 RLM-040 default cards are 320 px wide', '--card-default', '320px'],
  ['RLM-076 the hamburger menu takes 200 ms', '--hamburger-transition', '200ms'],
  ['RLM-076 the side panel takes 600 ms', '--side-panel-transition', '600ms'],
])('by default %s', async (_, name, value) => {
  expect((await rootOf(bare))[name]).toBe(value);
});

test('RLM-012 RLM-040 colors, fonts and sizes that a realm names are custom properties of its pages', async () => {
  const found = await rootOf((theme) => {
    Object.assign(theme['colors'] as object, { ground: '#101418', accent: '#ffcc00' });
    Object.assign(theme, {
      gutter: { mobile: 16, tablet: 40, desktop: 60, tv: 90 },
      cardWidths: { default: 300, poster: 200, section: 180, playlist: 240 },
      ctaHeights: { mobile: 44, other: 56 },
    });
    (theme['typography'] as JsonObject)['headingSizes'] = { mobile: 22, tablet: 30, desktop: 38, tv: 48 };
  });
  expect(found).toMatchObject({
    ...{ '--color-ground': '#101418', '--color-accent': '#ffcc00' },
    '--font-display': expect.stringContaining('"Big Shoulders"') as string,
    ...{
      '--gutter-mobile': '16px',
      '--gutter-desktop': '60px',
      '--heading-size-tablet': '30px',
      '--card-poster': '200px',
      '--cta-height-mobile': '44px',
      '--cta-height-other': '56px',
    },
  });
});
