/** The realm's theme as plain values: an iframe of another origin cannot read the page's custom properties. */
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
  /** With unit. */
  readonly radius: string;
  readonly fontSize: string;
}

/** 16 px, because iOS zooms in on smaller inputs. */
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
