/** A theme as CSS: custom properties for values, data attributes for shapes (core/ui/tokens.md). */
import { DEFAULT_CARD_WIDTH } from '../sdk/constants';
import type { CheckedRealm, CheckedTheme, Font } from './checkedRealm';

const fallback = 'system-ui, sans-serif';

/**
 * The metric-compatible fallback fonts shown until the family's files are loaded, one for each group of system fonts
 * (scripts/publish/fallbackFonts): a browser uses the first whose system font it has.
 */
export const fallbackFontsOf = (family: string): readonly [string, string] => [
  `${family} fallback`,
  `${family} fallback 2`,
];

/**
 * The family, its Arabic companion and its fallback fonts, then system fonts. The Arabic family comes second,
 * so that each script matches its own font.
 */
export function fontStack(font: Font): string {
  const families = [font.family, font.arabic, ...fallbackFontsOf(font.family)].filter(
    (family) => family !== undefined,
  );
  return [...new Set(families)]
    .map((family) => JSON.stringify(family))
    .concat(fallback)
    .join(', ');
}

/** Minimum font size in px, whatever the brand's type scale. */
const SMALLEST_PX = 12;

const step = (theme: CheckedTheme, power: number): string =>
  `${(theme.typography.ratio ** power).toFixed(3)}rem`;

/** Easing and distance of entrance animations, by the brand's motion style. */
const motionStyles = {
  snap: { ease: 'cubic-bezier(0.2, 0.9, 0.1, 1)', distance: '6px' },
  fade: { ease: 'ease-out', distance: '0px' },
  slide: { ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)', distance: '24px' },
} as const;

/** The custom properties of `:root` (RLM-012, RLM-040 to RLM-045). */
export function themeProperties(theme: CheckedTheme): Readonly<Record<string, string>> {
  const { colors, typography, shape, motion, gutter, cardWidths, ctaHeights } = theme;
  const px = (value: number): string => `${value}px`;
  return {
    '--scheme': theme.scheme,
    '--color-ground': colors.ground,
    '--color-surface': colors.surface,
    '--color-text': colors.text,
    '--color-muted': colors.muted,
    '--color-accent': colors.accent,
    '--color-ink-on-accent': colors.inkOnAccent,
    '--color-line': colors.line,
    '--color-live': colors.live,
    '--color-danger': colors.danger,
    '--font-display': fontStack(theme.fonts.display),
    '--font-body': fontStack(theme.fonts.body),
    '--type-base': px(typography.base),
    '--line-height': String(typography.lineHeight),
    '--step--1': `max(${step(theme, -0.75)}, ${SMALLEST_PX}px)`,
    '--step-0': '1rem',
    '--step-1': step(theme, 1),
    '--step-2': step(theme, 2),
    '--step-3': step(theme, 3),
    '--step-4': step(theme, 4),
    '--step-5': step(theme, 5),
    '--heading-case': typography.heading.case === 'upper' ? 'uppercase' : 'none',
    '--heading-style': typography.heading.style,
    '--heading-weight': String(typography.heading.weight),
    '--heading-line-height': String(typography.heading.lineHeight),
    '--heading-letter-spacing': `${typography.heading.letterSpacing}em`,
    '--heading-size-mobile': px(typography.headingSizes.mobile),
    '--heading-size-tablet': px(typography.headingSizes.tablet),
    '--heading-size-desktop': px(typography.headingSizes.desktop),
    '--heading-size-tv': px(typography.headingSizes.tv),
    '--hero-size-desktop': px(typography.heroSize),
    '--radius': px(shape.radius),
    '--card-radius': px(shape.cardRadius),
    '--card-ratio': shape.cardRatio.replace(':', ' / '),
    '--card-default': px(cardWidths.default),
    '--card-scale': String(cardWidths.default / DEFAULT_CARD_WIDTH),
    '--card-poster': px(cardWidths.poster),
    '--card-section': px(cardWidths.section),
    '--card-playlist': px(cardWidths.playlist),
    '--motion-duration': `${motion.duration}ms`,
    '--motion-ease': motionStyles[motion.style].ease,
    '--motion-distance': motionStyles[motion.style].distance,
    '--gutter-mobile': px(gutter.mobile),
    '--gutter-tablet': px(gutter.tablet),
    '--gutter-desktop': px(gutter.desktop),
    '--gutter-tv': px(gutter.tv),
    '--cta-height-mobile': px(ctaHeights.mobile),
    '--cta-height-other': px(ctaHeights.other),
  };
}

/** The rule of `:root` in a page's style sheet; `more` are properties that depend on files, such as the ratio of the logo. */
export function themeRule(theme: CheckedTheme, more: Readonly<Record<string, string>>): string {
  const properties = Object.entries({ ...themeProperties(theme), ...more });
  return `:root{${properties.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/** The data attributes of `<html>`, which select the brand's shapes. */
export function themeAttributes(
  realm: Pick<CheckedRealm, 'theme' | 'menus'>,
): Readonly<Record<string, string>> {
  const { shape, motion } = realm.theme;
  return {
    'data-button': shape.button,
    'data-card-edge': shape.cardEdge,
    'data-card-caption': shape.cardCaption,
    'data-row-title': shape.rowTitle,
    'data-motion': motion.style,
    'data-layout': realm.menus.WEB.layout,
  };
}
