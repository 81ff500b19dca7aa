/** The realm's look in plain values, since a frame of another origin cannot read the page's styles. */
import type { RealmView } from '../services';

export interface CardLook {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly accent: string;
  readonly inkOnAccent: string;
  readonly danger: string;
  readonly font: string;
  /** With its unit. */
  readonly radius: string;
  readonly fontSize: string;
}

/** 16 px, since a smaller field makes a phone zoom in. */
export function cardLook(realm: Pick<RealmView, 'color' | 'bodyFont' | 'radius'>): CardLook {
  const color = (name: Parameters<RealmView['color']>[0]) => realm.color(name);
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
