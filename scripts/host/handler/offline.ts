/** What browsers request to keep a site for use without a connection (core/boot/offline). */
import { shellLocale, WORKER_PATH, type OfflineSite } from '../../../core/boot/offline/policy';
import { isKeptOffline } from '../../../core/realm/keptOffline';
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
 * The service worker, told about its site; for a site that is not kept any more, one that removes what was kept.
 * Browsers ask for it with each page, so they notice a change within one visit.
 */
async function workerAnswer(sources: FileSources, { realm, build }: Site, url: URL): Promise<Answer> {
  const { offline } = build;
  const name = isKeptOffline(realm) ? offline?.worker : offline?.removal;
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

/** The page in a language, without content: the browser shows it at any address while there is no connection. */
async function shellAnswer(site: Site, locale: string): Promise<Answer> {
  const { realm, locales } = site;
  if (!isKeptOffline(realm) || !locales.includes(locale)) return plain(404, 'No such page.');
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
