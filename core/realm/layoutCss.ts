/**
 * Brand-independent layout measures as CSS for the document head: one definition for style sheets and scripts
 * (RLM-091).
 */
import { columnSteps } from '../sdk/cardColumns';
import {
  BAR_HEIGHT,
  DESKTOP_MAX_WIDTH,
  EXPANDED_CARD,
  FULL_MENU_MIN_WIDTH,
  HAMBURGER_TRANSITION,
  HOVER_SCALE_TRANSITION,
  LOADER_SIZE,
  MOBILE_MAX_HEIGHT,
  MOBILE_MAX_WIDTH,
  PROGRESS_BAR_WIDTH,
  SIDEBAR_GUTTER,
  SIDE_PANEL_TRANSITION,
  SMALL_LOADER_SIZE,
  TABLET_MAX_WIDTH,
} from '../sdk/constants';

type Properties = Readonly<Record<string, string>>;

const px = (size: number): string => `${size}px`;
const ms = (time: number): string => `${time}ms`;

const rule = (selector: string, properties: Properties): string =>
  `${selector}{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
const from = (width: number, rules: string, rest = ''): string =>
  `@media (min-width:${px(width)})${rest}{${rules}}`;

/**
 * Device classes above mobile. A low viewport is mobile at any width (RLM-052 to RLM-056). Whole pixels:
 * fractional widths between two classes get the smaller one.
 */
const classes: readonly (readonly [from: number, properties: Properties])[] = [
  [
    MOBILE_MAX_WIDTH + 1,
    {
      '--gutter': 'var(--gutter-tablet)',
      '--cta-height': 'var(--cta-height-other)',
      '--heading-size': 'var(--heading-size-tablet)',
      '--hero-size': 'clamp(3rem,calc(var(--hero-size-desktop)*0.75),5rem)',
    },
  ],
  [
    TABLET_MAX_WIDTH + 1,
    {
      '--gutter': 'var(--gutter-desktop)',
      '--heading-size': 'var(--heading-size-desktop)',
      '--hero-size': 'var(--hero-size-desktop)',
    },
  ],
  [
    DESKTOP_MAX_WIDTH + 1,
    {
      '--gutter': 'var(--gutter-tv)',
      '--heading-size': 'var(--heading-size-tv)',
      'font-size': 'calc(var(--type-base)*1.2)',
    },
  ],
];

/** On a television: type that is legible from a distance, and margins for sets that cut off 5 % at each edge (overscan). */
const television: Properties = {
  '--gutter': 'max(var(--gutter-tv),5vw)',
  '--bar-height': 'max(6.5rem,calc(10vh + 3rem))',
  '--side-size': 'calc(15.5rem + 5vw - var(--space-5))',
  '--card-columns': '4',
  'font-size': 'calc(var(--type-base)*1.5)',
};

/** Custom properties of `:root`, with their media queries. */
export const layoutCss: string = [
  rule(':root', {
    '--gutter': 'var(--gutter-mobile)',
    '--cta-height': 'var(--cta-height-mobile)',
    '--heading-size': 'var(--heading-size-mobile)',
    '--hero-size': 'clamp(2.25rem,calc(var(--hero-size-desktop)*0.5),3.5rem)',
    '--bar-height': px(BAR_HEIGHT),
    '--progress-bar-width': px(PROGRESS_BAR_WIDTH),
    '--loader-size': px(LOADER_SIZE),
    '--small-loader-size': px(SMALL_LOADER_SIZE),
    '--hamburger-transition': ms(HAMBURGER_TRANSITION),
    '--side-panel-transition': ms(SIDE_PANEL_TRANSITION),
    '--hover-scale-transition': ms(HOVER_SCALE_TRANSITION),
    '--expanded-card-enter': ms(EXPANDED_CARD.enter),
    '--expanded-card-leave': ms(EXPANDED_CARD.leave),
    '--card-columns': '1',
  }),
  ...[...columnSteps]
    .reverse()
    .map(([width, columns]) => from(width, rule(':root', { '--card-columns': String(columns) }))),
  ...classes.map(([width, properties]) =>
    from(width, rule(':root', properties), ` and (min-height:${px(MOBILE_MAX_HEIGHT + 1)})`),
  ),
  ...gutterBesideSidebar(),
  rule(':root[data-screen=television]', television),
].join('');

/**
 * RLM-042: a wider gutter next to the sidebar. It grows with the viewport, so that the narrowest ones with a
 * sidebar still fit their columns.
 */
function gutterBesideSidebar(): string[] {
  const added = `clamp(0px,(100vw - ${px(FULL_MENU_MIN_WIDTH)})*0.4,${px(SIDEBAR_GUTTER)})`;
  const classesWithSidebar = [
    [FULL_MENU_MIN_WIDTH, 'desktop'],
    [DESKTOP_MAX_WIDTH + 1, 'tv'],
  ] as const;
  return classesWithSidebar.map(([width, name]) =>
    from(
      width,
      rule(':root[data-layout=sidebar]', { '--gutter': `calc(var(--gutter-${name}) + ${added})` }),
      ` and (min-height:${px(MOBILE_MAX_HEIGHT + 1)})`,
    ),
  );
}
