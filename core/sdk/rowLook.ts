/** A row's appearance: the platform's `rowTypeData` with defaults for every absent field (HOM-008 to HOM-019). */
import type { CallToAction, RowTypeData } from '../generated/platform';

export type { CallToAction } from '../generated/platform';

/** A row's presentation as the platform sets it, with defaults filled in. */
export interface RowLook {
  /** HOM-009. */
  readonly lines: 1 | 2;
  /** HOM-010. `featured` has its own background, `inline` puts its call to action next to the title. */
  readonly rowType: 'basic' | 'featured' | 'inline';
  /** HOM-012. */
  readonly playlistImage: 'title' | 'poster';
  /** Primary first (HOM-013). */
  readonly calls: readonly CallToAction[];
  /**
   * HOM-014. The platform's `left` and `right` are physical, since the picture is not mirrored; the default
   * is `start`.
   */
  readonly alignment: 'start' | 'center' | 'end';
  /** HOM-015, HOM-016. */
  readonly metadata: 'hidden' | 'regular' | 'compact' | 'detailed';
  readonly backgroundImage: string | null;
  /** CSS background layers; null with neither a picture to lay them over nor colors (HOM-017, HOM-019). */
  readonly gradient: string | null;
  /** HOM-026. */
  readonly animation: 'VIDEO' | 'AUDIO_VIDEO' | 'NONE';
  /** HOM-018. A CSS color. */
  readonly cardBackground: string | null;
  readonly contentDescription: string | null;
}

/** Gradient colors when none are given: from transparent to the background (RLM-050, HOM-019). */
export const DEFAULT_GRADIENT = { from: 'transparent', to: 'var(--color-ground)' } as const;

const sides = ['top', 'bottom', 'left', 'right'] as const;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Accepts null, other letter cases and unknown values; fills in every default (ENT-025). */
export function rowLook(given: RowTypeData | null | undefined, direction: 'ltr' | 'rtl' = 'ltr'): RowLook {
  const {
    rowCount,
    rowType,
    playlistImageType,
    primaryCta,
    secondaryCta,
    textAlignment,
    hideMetadata,
    metadataDisplayMode,
    background,
    cardBackground,
    contentDescription,
  } = given ?? {};
  const backgroundImage = background?.imageUrl || null;
  return {
    lines: rowCount === 2 ? 2 : 1,
    rowType: oneOf(rowType, ['featured', 'inline'], 'basic'),
    playlistImage: playlistImageType === 'title' ? 'title' : 'poster',
    calls: [primaryCta, secondaryCta].filter((call) => call !== null && call !== undefined),
    alignment: alignmentOf(textAlignment, direction),
    metadata:
      hideMetadata === true
        ? 'hidden'
        : oneOf(metadataDisplayMode?.toLowerCase(), ['compact', 'detailed'], 'regular'),
    backgroundImage,
    gradient: gradientOf(background?.gradient, backgroundImage !== null),
    animation: oneOf(background?.animationType, ['VIDEO', 'AUDIO_VIDEO'], 'NONE'),
    cardBackground: color(cardBackground),
    contentDescription: contentDescription || null,
  };
}

function alignmentOf(given: RowTypeData['textAlignment'], direction: 'ltr' | 'rtl'): RowLook['alignment'] {
  if (given === 'center') return 'center';
  return given === (direction === 'rtl' ? 'left' : 'right') ? 'end' : 'start';
}

function gradientOf(
  given: NonNullable<RowTypeData['background']>['gradient'],
  overPicture: boolean,
): string | null {
  const layers = sides.flatMap((side) => {
    const from = color(given?.[side]);
    return from === null ? [] : [layer(side, from)];
  });
  if (layers.length > 0) return layers.join(', ');
  return overPicture ? layer('bottom', DEFAULT_GRADIENT.to) : null;
}

const layer = (side: (typeof sides)[number], from: string): string =>
  `linear-gradient(to ${opposite[side]}, ${from}, ${DEFAULT_GRADIENT.from} 72%)`;

/** Only a plain color may be put into a style. */
function color(value: string | null | undefined): string | null {
  return value && /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/deg-]+\))$/i.test(value.trim())
    ? value.trim()
    : null;
}

function oneOf<const Values extends readonly string[], Fallback extends string>(
  value: string | null | undefined,
  values: Values,
  fallback: Fallback,
): Values[number] | Fallback {
  return values.find((candidate) => candidate === value) ?? fallback;
}
