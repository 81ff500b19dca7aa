/** The realm's theme as plain values: an iframe of another origin cannot read the page's custom properties. */
import type { ColorName, RealmView } from '../services';

/** The theme's values for a provider's iframe, which cannot read CSS: colours as `#rrggbb`, font and radius. */
export interface CardLook extends Readonly<Record<Exclude<ColorName, 'surface' | 'live'>, string>> {
  readonly font: string;
  /** With unit. */
  readonly radius: string;
  readonly fontSize: string;
}

/** 16 px, because iOS zooms in on smaller inputs. */
export function cardLook(realm: Pick<RealmView, 'color' | 'bodyFont' | 'radius'>): CardLook {
  const color = (name: ColorName) => realm.color(name);
  return {
    ground: color('ground'),
    text: color('text'),
    muted: color('muted'),
    line: color('line'),
    accent: color('accent'),
    inkOnAccent: color('inkOnAccent'),
    danger: color('danger'),
    font: realm.bodyFont,
    radius: `${realm.radius}px`,
    fontSize: '16px',
  };
}
