/** The content security policy of a realm: the house's own needs, the platform's origins, and what its plugins declare. */
import type { CheckedRealm, EnabledPlugin } from '../../core/realm/checkedRealm';
import { framesItself } from '../../core/realm/realmRoutes';
import type { InstalledPlugins } from '../plugins/installedPlugins';
import { valueAt } from './jsonPointer';

/** Directive to its sources, in the order they are sent. A directive without sources takes none. */
export type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>;

/** Names of the Trusted Types policies that core makes. */
export const trustedTypesPolicies = ['proscenium-scripts'] as const;

/** The origins a plugin's manifest declares for a directive, given its options. */
export function declaredSources(directive: string, plugin: string, options: Readonly<Record<string, unknown>>, installed: InstalledPlugins): string[] {
  return (installed.plugins.get(plugin)?.manifest.origins ?? []).flatMap((origin) => {
    if (origin.directive !== directive) return [];
    const addresses = origin.value === undefined ? valuesAt(options, origin.from ?? '') : [origin.value];
    return addresses.flatMap((address) => {
      if (typeof address !== 'string' || !URL.canParse(address)) return [];
      const { origin: host, pathname } = new URL(address);
      // A fixed address may be as narrow as the manifest wants it; one from options stands for its origin.
      return [origin.value === undefined || pathname === '/' ? host : address];
    });
  });
}

/** The values that a pointer names; `*` stands for every entry of a map or list. */
function valuesAt(value: unknown, pointer: string): unknown[] {
  const [head, ...rest] = pointer.split('/*');
  const found = valueAt(value, head ?? '');
  if (rest.length === 0) return [found];
  const members = typeof found === 'object' && found !== null ? Object.values(found) : [];
  return members.flatMap((member) => valuesAt(member, rest.join('/*')));
}

/**
 * The policy of a realm's pages. `entries` are all plugins with the options they run with: one entry for each
 * provider of the lists and for each plugin of the map.
 */
export function contentSecurityPolicy(realm: CheckedRealm, entries: readonly Pick<EnabledPlugin, 'id' | 'options'>[], installed: InstalledPlugins): ContentSecurityPolicy {
  const platform = realm.platform.url;
  const media = [platform, ...realm.platform.mediaOrigins];
  const declared = (directive: string): string[] => entries.flatMap(({ id, options }) => declaredSources(directive, id, options, installed));
  const itself = framesItself(realm) ? ["'self'"] : [];
  const frames = unique([...itself, ...declared('frame-src')]);
  const embedders = unique([...itself, ...realm.settings.trustedEmbedOrigins]);
  return {
    'default-src': ["'none'"],
    'script-src': unique(["'self'", ...declared('script-src')]),
    'style-src': unique(["'self'", ...declared('style-src')]),
    'img-src': unique(["'self'", 'data:', ...media, ...imageOrigins(realm), ...declared('img-src')]),
    'font-src': unique(["'self'", ...declared('font-src')]),
    'connect-src': unique(["'self'", ...media, ...declared('connect-src')]),
    'media-src': unique(["'self'", 'blob:', ...media, ...declared('media-src')]),
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': unique(["'self'", ...declared('form-action')]),
    'frame-ancestors': embedders.length === 0 ? ["'none'"] : embedders,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': unique([...trustedTypesPolicies, ...entries.flatMap(({ id }) => installed.plugins.get(id)?.manifest.trustedTypes ?? [])]),
  };
}

/** The policy as a header says it. */
export function serialisedPolicy(policy: ContentSecurityPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Logos and pictures may lie anywhere; their origins are known from the document. */
function imageOrigins({ logos, images }: CheckedRealm): string[] {
  const addresses = [...Object.values(logos), ...Object.values(images).flatMap((image) => (typeof image === 'string' ? [image] : Object.values(image ?? {})))];
  return addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
}

function unique(sources: readonly string[]): string[] {
  return [...new Set(sources)];
}
