/**
 * The content security policy of a realm: the needs of core, the platform's origins, and the origins that
 * plugins declare.
 */
import type { CaptchaSite } from '../../core/realm/captchaSite';
import type { CheckedRealm, EnabledPlugin } from '../../core/realm/checkedRealm';
import { framesItself } from '../../core/realm/realmRoutes';
import type { InstalledPlugins } from '../plugins/installedPlugins';
import { valueAt } from './jsonPointer';

/** Directive to its sources, in the order they are sent. A directive without sources allows none. */
export type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>;

/** The CSP keyword for inline styles. */
export const INLINE = "'unsafe-inline'";

/** Names of the Trusted Types policies that core creates. */
export const trustedTypesPolicies = ['proscenium-scripts', 'proscenium-worker'] as const;

/** Sign-in and payment methods: their origins are allowed only on the pages that need them. */
export const isOnOwnPages = (plugin: string): boolean => /^(sign-in|payment)\//.test(plugin);

/** The origins a plugin's manifest declares for a directive, given its options. */
export function declaredSources(
  directive: string,
  plugin: string,
  options: Readonly<Record<string, unknown>>,
  installed: InstalledPlugins,
): string[] {
  return sourcesFor(directive, declaredOrigins(plugin, options, installed));
}

const sourcesFor = (directive: string, origins: readonly DeclaredOrigin[]): string[] =>
  origins.flatMap((origin) => (origin.directive === directive ? origin.sources : []));

export interface DeclaredOrigin {
  readonly directive: string;
  readonly sources: readonly string[];
  /** The manifest's reason. */
  readonly why: string;
}

/** Every origin that a plugin's manifest declares, given its options. */
export function declaredOrigins(
  plugin: string,
  options: Readonly<Record<string, unknown>>,
  installed: InstalledPlugins,
): readonly DeclaredOrigin[] {
  return (installed.plugins.get(plugin)?.manifest.origins ?? []).map((origin) => {
    const { directive, why } = origin;
    if (origin.when !== undefined && !isSet(valueAt(options, origin.when)))
      return { directive, why, sources: [] };
    const addresses = origin.value === undefined ? valuesAt(options, origin.from ?? '') : [origin.value];
    const sources = addresses.flatMap((address) => {
      const written = addressOf(address);
      if (written === null) return [];
      const { origin: host, pathname } = written;
      // A literal address may be as narrow as the manifest states; one from options is widened to its origin
      // unless `exact` is set.
      const isWhole = pathname === '/' || (origin.value === undefined && origin.exact !== true);
      return [isWhole ? host : `${host}${pathname}`];
    });
    return { directive, why, sources };
  });
}

/** An address, or a bare host name as some third parties write it; null for anything else. */
function addressOf(value: unknown): URL | null {
  if (typeof value !== 'string') return null;
  const text = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value) ? `https://${value}` : value;
  return URL.canParse(text) ? new URL(text) : null;
}

const isSet = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

/** The values at a pointer; `*` matches every entry of a map or list. */
function valuesAt(value: unknown, pointer: string): unknown[] {
  const [head, ...rest] = pointer.split('/*');
  const found = valueAt(value, head ?? '');
  if (rest.length === 0) return [found];
  const members = typeof found === 'object' && found !== null ? Object.values(found) : [];
  return members.flatMap((member) => valuesAt(member, rest.join('/*')));
}

/**
 * What one plugin adds to a policy, by directive; empty when it contacts no third party. `optionSets` are its
 * options, one set per entry in a realm's list.
 */
export function pluginSources(
  plugin: string,
  optionSets: readonly Readonly<Record<string, unknown>>[],
  installed: InstalledPlugins,
): ContentSecurityPolicy {
  const manifest = installed.plugins.get(plugin)?.manifest;
  const declared = optionSets.flatMap((options) => declaredOrigins(plugin, options, installed));
  const directives = unique(declared.map(({ directive }) => directive));
  const sources = directives.map(
    (directive) => [directive, unique(sourcesFor(directive, declared))] as const,
  );
  const named = withInlineStyles(
    sources.filter(([, each]) => each.length > 0),
    plugin,
    installed,
  );
  const policies = manifest?.trustedTypes ?? [];
  return Object.fromEntries(policies.length === 0 ? named : [...named, ['trusted-types', policies] as const]);
}

/** What the sign-in captcha adds. Its script fetches most of its code itself, under the document's default policy. */
export const captchaSources = ({ scriptSources, frameSources }: CaptchaSite): ContentSecurityPolicy => ({
  'script-src': scriptSources,
  'frame-src': frameSources,
  'trusted-types': ['default'],
});
/**
 * Allows inline styles, only where a page belongs to one provider: no other page's policy is ever joined with
 * this one.
 */
function withInlineStyles(
  sources: readonly (readonly [string, readonly string[]])[],
  plugin: string,
  installed: InstalledPlugins,
): readonly (readonly [string, readonly string[]])[] {
  const facts = installed.plugins.get(plugin)?.manifest.contributes['sign-in-provider'] ?? [];
  const isAlone =
    facts.length > 0 &&
    facts.every(
      ({ inlineStyles, ownPage, roles }) => inlineStyles === true && ownPage === true && roles === undefined,
    );
  if (!isAlone) return sources;
  const styles = sources.flatMap(([directive, each]) => (directive === 'style-src' ? each : []));
  return [...sources.filter(([directive]) => directive !== 'style-src'), ['style-src', [...styles, INLINE]]];
}

/**
 * The policy of a realm's pages. `entries` are the plugins that every page allows, with their options: one
 * entry for each provider in the lists and for each plugin in the map.
 */
export function contentSecurityPolicy(
  realm: CheckedRealm,
  entries: readonly Pick<EnabledPlugin, 'id' | 'options'>[],
  installed: InstalledPlugins,
): ContentSecurityPolicy {
  const platform = realm.platform.url;
  const media = [platform, ...realm.platform.mediaOrigins];
  const origins = entries.flatMap(({ id, options }) => declaredOrigins(id, options, installed));
  const declared = (directive: string): string[] => sourcesFor(directive, origins);
  const itself = framesItself(realm) ? ["'self'"] : [];
  const frames = unique([...itself, ...declared('frame-src')]);
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
    // Pages that other sites may frame set this themselves (scripts/host).
    'frame-ancestors': itself.length === 0 ? ["'none'"] : itself,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': unique([
      ...trustedTypesPolicies,
      ...entries.flatMap(({ id }) => installed.plugins.get(id)?.manifest.trustedTypes ?? []),
    ]),
  };
}

/** A policy extended with `added`; a directive without sources takes those that are added. */
export function joinedPolicies(
  policy: ContentSecurityPolicy,
  added: readonly ContentSecurityPolicy[],
): ContentSecurityPolicy {
  const join = (directive: string, sources: readonly string[]): readonly string[] => {
    const more = added.flatMap((each) => each[directive] ?? []);
    return more.length === 0
      ? sources
      : unique([...sources.filter((source) => source !== "'none'"), ...more]);
  };
  return Object.fromEntries(
    Object.entries(policy).map(([directive, sources]) => [directive, join(directive, sources)]),
  );
}

/** Logos and pictures may have any origin; the document names them. */
function imageOrigins({ logos, images, authenticationProviders }: CheckedRealm): string[] {
  const waysIn = authenticationProviders.flatMap(({ options }) =>
    typeof options['logoUri'] === 'string' ? [options['logoUri']] : [],
  );
  const addresses = [
    ...waysIn,
    ...Object.values(logos),
    ...Object.values(images).flatMap((image) =>
      typeof image === 'string' ? [image] : Object.values(image ?? {}),
    ),
  ];
  return addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
}

function unique(sources: readonly string[]): string[] {
  return [...new Set(sources)];
}
