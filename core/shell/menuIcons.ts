/** The built-in icons of menu items (NAV-038). */
import type { IconName } from '../ui/Icon';

const icons: Readonly<Record<string, IconName>> = {
  home: 'home',
  browse: 'browse',
  schedule: 'schedule',
  epg: 'schedule',
  tvguide: 'schedule',
  search: 'search',
  account: 'account',
  preferences: 'account',
  profiles: 'account',
  livenow: 'live',
  liveevents: 'live',
  logout: 'signOut',
};

/** The icon of an item by its section or view, in any spelling (`tv-guide`, `LIVE_NOW`); null if none. */
export function iconOf({ id, view }: { readonly id?: string; readonly view?: string }): IconName | null {
  const name = (id ?? view ?? '').toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(icons, name) ? (icons[name] ?? null) : null;
}
