/** View settings of every preview: language, direction, width and role. Pure. */
import type { PreviewSetup } from 'proscenium/sdk';
import type { Values } from './useQueryState';

export const viewNames = ['locale', 'dir', 'width', 'as'] as const;
export type ViewName = (typeof viewNames)[number];

export const viewDefaults: Values<ViewName> = { locale: '', dir: '', width: '1280', as: 'guest' };

export const widths = [390, 768, 1024, 1280, 1920] as const;
export const widthRange = { least: 320, most: 2560 } as const;

export const people = ['guest', 'viewer', 'child'] as const;
export type Person = (typeof people)[number];

/** Px; an invalid value gives the default. */
export function widthOf({ width }: Pick<Values<ViewName>, 'width'>): number {
  const asked = Number(width);
  return Number.isFinite(asked) && asked >= widthRange.least && asked <= widthRange.most
    ? Math.round(asked)
    : Number(viewDefaults.width);
}

/** Path of a URL of this site; null for any other, and for the tools themselves. */
export function pathWithin(text: string, site: URL): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, site)) return null;
  const { origin, pathname, search } = new URL(text, site);
  return origin === site.origin && !pathname.startsWith('/_admin') ? pathname + search : null;
}

/** Phones have a fixed height; for wider screens the iframe fills the available height. */
export function isPhone(width: number): boolean {
  return width <= 600;
}

/** The part of a preview setup that depends on the view. */
export function viewPreviewSetup({ locale, dir, as }: Values<ViewName>): PreviewSetup {
  const user = users[as as Person];
  return {
    ...(locale === '' ? {} : { locale }),
    ...(dir === 'ltr' || dir === 'rtl' ? { direction: dir } : {}),
    ...(user === undefined ? {} : { answers: { readSessionUser: user } }),
  };
}

/** `guest` is a real guest session. The others mock the session user; their data is a guest's. */
const users: Readonly<Record<Person, object | undefined>> = {
  guest: undefined,
  viewer: person('ADULT'),
  child: person('CHILD'),
};

function person(type: 'ADULT' | 'CHILD'): object {
  return {
    id: 'preview',
    email: 'viewer@example.com',
    name: 'Vera Viewer',
    location: { countryCode: 'PT', isVpn: false },
    role: 'USER',
    isGuest: false,
    profile: { id: 'preview', name: 'Vera', type, pin: null },
  };
}

/** Merges two preview setups, including their answers. */
export function together(first: PreviewSetup, second: PreviewSetup): PreviewSetup {
  const answers = { ...first.answers, ...second.answers };
  return { ...first, ...second, ...(Object.keys(answers).length === 0 ? {} : { answers }) };
}
