/**
 * The content security policy of a page: what a release stores of it, and the header for one address. Uses no
 * Node API, since the host computes the header for each request.
 */
import type { ContentSecurityPolicySettings } from '../../core/generated/realm';
import { INLINE, joinedPolicies } from '../compile/contentSecurityPolicy';

/** Directive to sources, as computed by the compiler. */
export type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

/** Everything that the policy of a realm's page can contain, as data. */
export interface PagePolicies {
  /** The directives of every page. */
  readonly base: PolicyDirectives;
  /** What sign-in and payment methods add on the pages that need them, by plugin. */
  readonly additions: Readonly<Record<string, PolicyDirectives>>;
  /** Origins whose frames may use the Payment Request API, by the plugin that adds them. */
  readonly payers: Readonly<Record<string, readonly string[]>>;
  /** The `'sha256-…'` sources of the page's inline styles and scripts. */
  readonly inline: { readonly styles: readonly string[]; readonly scripts: readonly string[] };
}

export interface PagePolicy {
  /** The value of the Content-Security-Policy header, without reports. */
  readonly header: string;
  /** Who may frame the page: the values of `frame-ancestors`. */
  readonly ancestors: readonly string[];
  /** Origins whose frames may use the Payment Request API. */
  readonly payers: readonly string[];
}

/** Inline styles of a page besides those that all pages of its realm share, as `'sha256-…'` sources. */
export interface InlineStyles {
  readonly sheets: readonly string[];
  /** The values of style attributes. */
  readonly attributes: readonly string[];
}

/** The policy of a page that needs the scripts of `thirdParties` (plugin ids) and that `embedders` (origins) may frame. */
export function pagePolicy(
  { base, additions, payers, inline }: PagePolicies,
  thirdParties: readonly string[],
  embedders: readonly string[],
  own: InlineStyles = { sheets: [], attributes: [] },
): PagePolicy {
  const directives = joinedPolicies(base, [
    ...thirdParties.map((plugin) => additions[plugin] ?? {}),
    { 'frame-ancestors': embedders },
  ]);
  return {
    header: policyHeader(
      directives,
      { ...inline, styles: [...inline.styles, ...own.sheets] },
      own.attributes,
    ),
    ancestors: directives['frame-ancestors'] ?? [],
    payers: [...new Set(thirdParties.flatMap((plugin) => payers[plugin] ?? []))],
  };
}

/** The name of the endpoint of reports in the headers. */
const ENDPOINT = 'csp';

/**
 * The headers of a page's policy. `reporting` is the realm's setting; with `isReported` false, the page reports
 * nothing, since its address may contain a credential.
 */
export function policyHeaders(
  { header, ancestors }: PagePolicy,
  reporting: ContentSecurityPolicySettings | undefined,
  isReported: boolean,
): Readonly<Record<string, string>> {
  const endpoint = isReported ? reporting?.reports : undefined;
  // Browsers that know `report-to` ignore `report-uri`.
  const policy = endpoint === undefined ? header : `${header}; report-uri ${endpoint}; report-to ${ENDPOINT}`;
  return {
    ...(endpoint === undefined ? {} : { 'reporting-endpoints': `${ENDPOINT}="${endpoint}"` }),
    ...(reporting?.mode === 'report-only'
      ? {
          'content-security-policy': `frame-ancestors ${ancestors.join(' ')}`,
          'content-security-policy-report-only': policy,
        }
      : { 'content-security-policy': policy }),
  };
}

/**
 * Adds the inline hashes to the directives. Drops the hashes where 'unsafe-inline' is set, since browsers
 * ignore 'unsafe-inline' next to a hash. Despite its name, 'unsafe-hashes' allows nothing but the attributes with these
 * hashes.
 */
function policyHeader(
  directives: PolicyDirectives,
  inline: PagePolicies['inline'],
  attributes: readonly string[],
): string {
  const added: Record<string, readonly string[]> = {
    'style-src': inline.styles,
    'script-src': inline.scripts,
  };
  const ownAttributes =
    attributes.length === 0 || directives['style-src']?.includes(INLINE) === true
      ? []
      : [['style-src-attr', "'unsafe-hashes'", ...attributes].join(' ')];
  return [
    ...Object.entries(directives).map(([directive, sources]) =>
      [directive, ...sources, ...(sources.includes(INLINE) ? [] : (added[directive] ?? []))].join(' '),
    ),
    ...ownAttributes,
  ].join('; ');
}
