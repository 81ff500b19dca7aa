/** Offline support and installation of a realm's site: the rule that host, publisher and page share. */
import type { CheckedRealm } from './checkedRealm';

/** By the setting `offline`; never while the site is closed by a password. */
export const isOfflineEnabled = ({
  settings,
  hosting,
}: Pick<CheckedRealm, 'settings' | 'hosting'>): boolean =>
  settings.offline && hosting?.password === undefined;

/** The address of the web app manifest, without the query that names the language. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';
