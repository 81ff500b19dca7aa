/** Serves the service worker and the app shells (core/boot/offline). */
import { shellLocale, WORKER_PATH, type OfflineSite } from '../../../core/boot/offline/policy';
import { isOfflineEnabled } from '../../../core/realm/offlineSupport';
import { languagePrefixes } from '../../../core/realm/realmRoutes';
import { escapeAttribute, jsonForScript } from '../../publish/escape';
import { pagePolicy, policyHeaders } from '../../publish/securityPolicy';
import { entityTag, plain, tagged, type Answer } from './answers';
import type { FileSources } from './files';
import { frameOptions, pageHeaders } from './headers';
import type { Site } from './Site';

/** Null for an address of another kind. */
export async function offlineAnswer(sources: FileSources, site: Site, url: URL): Promise<Answer | null> {
  if (url.pathname === WORKER_PATH) return workerAnswer(sources, site, url);
  const locale = shellLocale(url.pathname);
  return locale === null ? null : shellAnswer(site, locale);
}

/**
 * The service worker with its configuration; where offline support is switched off, one that deletes the caches.
 * Browsers ask for it with each page, so they notice a change within one visit.
 */
async function workerAnswer(sources: FileSources, { realm, build }: Site, url: URL): Promise<Answer> {
  const { offline } = build;
  const name = isOfflineEnabled(realm) ? offline?.worker : offline?.removal;
  const file = name === undefined ? null : await sources.asset(name, () => false, url.hostname);
  if (offline === undefined || file === null) return plain(404, 'No such file.');
  const site: OfflineSite = { version: offline.version, prefixes: languagePrefixes(realm) };
  const code = typeof file.body === 'string' ? file.body : new TextDecoder().decode(file.body);
  return tagged({
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'service-worker-allowed': '/',
    },
    body: `self.prosceniumOffline=${jsonForScript(site)};\n${code}`,
  });
}

/** The app shell in a language: a page without content, which the worker answers at any address while offline. */
async function shellAnswer(site: Site, locale: string): Promise<Answer> {
  const { realm, locales } = site;
  if (!isOfflineEnabled(realm) || !locales.includes(locale)) return plain(404, 'No such page.');
  const page = await site.page(locale);
  const policy = pagePolicy(page.policies, [], []);
  const html = `${page.before}<title>${escapeAttribute(realm.title)}</title>${page.after.frame}`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.locale,
      'cache-control': 'no-cache',
      etag: await entityTag(html),
      'x-robots-tag': 'noindex',
      ...policyHeaders(policy, realm.hosting?.contentSecurityPolicy, false),
      ...frameOptions(policy.ancestors),
      ...pageHeaders(realm, policy.payers),
    },
    body: html,
  };
}
