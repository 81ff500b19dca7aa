/** The page measures that a browser gets, by window size. */
import {
  BAR_HEIGHT,
  EXPANDED_CARD,
  HAMBURGER_TRANSITION,
  HOVER_SCALE_TRANSITION,
  LOADER_SIZE,
  PROGRESS_BAR_WIDTH,
  SIDEBAR_GUTTER,
  SIDE_PANEL_TRANSITION,
  SMALL_LOADER_SIZE,
} from '../../../core/sdk/constants';
import { cardColumns } from '../../../core/sdk/cardColumns';
import { holds, type WindowSize } from '../../kit/mediaQuery';
import { handlerWith, request } from './hostFixture';

let page = '';
beforeAll(async () => {
  page = await (await handlerWith()(request('http://ringside.localhost/'))).text();
});

/** The properties of `:root` in a window of this size, by the unlayered rules of the published page. */
function rootOf(size: WindowSize, layout = 'top'): Readonly<Record<string, string>> {
  const found: Record<string, { readonly value: string; readonly weight: number }> = {};
  const rules = page.matchAll(/(?:@media ([^{}]+)\{)?(:root(?:\[data-layout=sidebar\])?)\{([^{}]*)\}\}?/g);
  for (const [, media, selector = '', body = ''] of rules) {
    const isForSidebar = selector.includes('sidebar');
    if ((media !== undefined && !holds(media, size)) || (isForSidebar && layout !== 'sidebar')) continue;
    for (const [, name = '', value = ''] of body.matchAll(/([\w-]+):([^;]+)/g)) {
      const weight = isForSidebar ? 1 : 0;
      if (weight >= (found[name]?.weight ?? 0)) found[name] = { value, weight };
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, { value }]) => [name, value]));
}

test.each([
  ['RLM-052', 600, 900, 'mobile'],
  ['RLM-052', 320, 568, 'mobile'],
  ['RLM-053', 601, 900, 'tablet'],
  ['RLM-053', 1024, 768, 'tablet'],
  ['RLM-053', 1024.5, 768, 'tablet'],
  ['RLM-054', 1025, 768, 'desktop'],
  ['RLM-054', 1920, 1080, 'desktop'],
  ['RLM-055', 1921, 1080, 'tv'],
  ['RLM-055', 3840, 2160, 'tv'],
  ['RLM-056', 1280, 480, 'mobile'],
  ['RLM-056', 1280, 500, 'mobile'],
  ['RLM-056', 1280, 501, 'desktop'],
] as const)(
  '%s RLM-041 RLM-043 a window of %s × %i has the gutter and the headings of %s',
  (_id, width, height, name) => {
    expect(rootOf({ width, height })).toMatchObject({
      '--gutter': `var(--gutter-${name})`,
      '--heading-size': `var(--heading-size-${name})`,
    });
  },
);

test.each([
  ['RLM-062', 479, 1],
  ['RLM-063', 480, 2],
  ['RLM-063', 1024, 2],
  ['RLM-063', 1024.5, 2],
  ['RLM-064', 1025, 3],
  ['RLM-064', 1439, 3],
  ['RLM-065', 1440, 4],
  ['RLM-065', 1679, 4],
  ['RLM-066', 1680, 5],
  ['RLM-066', 1999, 5],
  ['RLM-067', 2000, 6],
  ['RLM-067', 2999, 6],
  ['RLM-068', 3000, 7],
  ['RLM-068', 3999, 7],
  ['RLM-069', 4000, 8],
  ['RLM-069', 7680, 8],
] as const)(
  '%s HOM-033 a window of %s px has %i card columns, in style sheets and in scripts',
  (_id, width, columns) => {
    expect(rootOf({ width, height: 900 })['--card-columns']).toBe(String(columns));
    expect(cardColumns(width)).toBe(columns);
  },
);

test.each([
  [1024, 'var(--gutter-tablet)'],
  [1025, `calc(var(--gutter-desktop) + clamp(0px,(100vw - 1025px)*0.4,${SIDEBAR_GUTTER}px))`],
  [2560, `calc(var(--gutter-tv) + clamp(0px,(100vw - 1025px)*0.4,${SIDEBAR_GUTTER}px))`],
])('RLM-042 next to the sidebar of a window of %i px the gutter is %s', (width, gutter) => {
  expect(rootOf({ width, height: 900 }, 'sidebar')['--gutter']).toBe(gutter);
});

test('RLM-046 RLM-047 RLM-049 RLM-076 RLM-079 RLM-080 RLM-091 style sheets get the constants of the scripts', () => {
  expect(rootOf({ width: 1280, height: 800 })).toMatchObject({
    '--bar-height': `${BAR_HEIGHT}px`,
    '--progress-bar-width': `${PROGRESS_BAR_WIDTH}px`,
    '--loader-size': `${LOADER_SIZE}px`,
    '--small-loader-size': `${SMALL_LOADER_SIZE}px`,
    '--hamburger-transition': `${HAMBURGER_TRANSITION}ms`,
    '--side-panel-transition': `${SIDE_PANEL_TRANSITION}ms`,
    '--hover-scale-transition': `${HOVER_SCALE_TRANSITION}ms`,
    '--expanded-card-enter': `${EXPANDED_CARD.enter}ms`,
    '--expanded-card-leave': `${EXPANDED_CARD.leave}ms`,
  });
});
