/** The built-in icons of menu items (NAV-038). */
import type { IconName } from '../ui';

const icons: Readonly<Record<string, IconName>> = {
  home: 'home',
  browse: 'browse',
  schedule: 'schedule',
  SCHEDULE: 'schedule',
  EPG: 'schedule',
  epg: 'schedule',
  'tv-guide': 'schedule',
  search: 'search',
  account: 'account',
  preferences: 'account',
  PROFILES: 'account',
  liveNow: 'live',
  liveEvents: 'live',
  LIVE_NOW: 'live',
  logout: 'signOut',
};

/** The icon of an item by its section or view; null when it has none. */
export function iconOf({ id, view }: { readonly id?: string; readonly view?: string }): IconName | null {
  const name = id ?? view ?? '';
  return Object.hasOwn(icons, name) ? (icons[name] ?? null) : null;
}
