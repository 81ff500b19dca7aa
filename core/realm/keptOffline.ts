/** Whether browsers keep a site for use without a connection. */
import type { CheckedRealm } from './checkedRealm';

/** By the setting `offline`; never while the site is closed by a password. */
export const isKeptOffline = ({ settings, hosting }: Pick<CheckedRealm, 'settings' | 'hosting'>): boolean =>
  settings.offline && hosting?.password === undefined;

/** The address of the web app manifest, without the query that names the language. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';
