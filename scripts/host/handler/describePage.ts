/** Computes the head of the page at an address: title, description, sharing, structured data, preloads and status. */
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { builtInPage } from '../../../core/pageKit/builtInPages';
import { isIndexedRole } from '../../../core/pageKit/roleFacts';
import { inLocale } from '../../../core/i18n/locale';
import { isPlayerRole } from '../../../core/playback/playerRoles';
import { routeContributions } from '../../../core/realm/realmRoutes';
import { thirdPartiesOf } from '../../../core/realm/thirdParties';
import { matchPath, type RouteMatch } from '../../../core/routing/matchPath';
import type { PageTitles } from '../../publish/pageTitles';
import type { SkeletonKind } from '../../publish/skeleton';
import { firstCalls, routesIn } from '../../publish/routes';
import type { ContentLookup, Lookup } from './ContentLookup';
import { embeddersOf } from './headers';
import { alternatesOf, canonicalPath, pagesAbove, type PageAlternate } from './pageAddresses';
import { bringsSecret, isSecretPath } from './pageSecrets';
import { headOf, type RoleHead } from './pageHeads';
import { lazyScripts, type LazyScripts, type Site } from './Site';
import {
  breadcrumbData,
  structuredData,
  type StructuredDataInput,
  type SubjectType,
  websiteData,
} from './structuredData';
import type { SubjectFacts } from './subjectFacts';

/** The scripts that an address will request, for modulepreload. */
function preloadsOf({ realm, build }: Site, match: RouteMatch | null, pathname: string): readonly string[] {
  const scripts = lazyScripts(build);
  const contributed = routeContributions(realm).find(({ role }) => role === match?.role);
  if (contributed !== undefined) return scripts.contribution(contributed.plugin, 'route');
  const page = match === null ? undefined : builtInPage(match.role);
  if (match === null || page === undefined) return [];
  if (page.module !== 'catalogue/pages/SectionPage') return scripts.module(`core/${page.module}.tsx`);
  return sectionScripts(realm, match.params['id'] ?? firstCalls(realm)[pathname], scripts);
}

/** The number of rows that the section page draws at once: their code is preloaded in parallel, not one after the other. */
const FIRST_ROWS = 2;

function sectionScripts(
  realm: CheckedRealm,
  section: string | undefined,
  scripts: LazyScripts,
): readonly string[] {
  const sections = realm.plugins.flatMap(({ id, contributes }) =>
    (contributes['section'] ?? []).map(({ name, skeleton }) => ({ id, name, skeleton })),
  );
  const fixed =
    section === undefined || !Object.hasOwn(realm.pages, section) ? undefined : realm.pages[section];
  const first =
    fixed === undefined ? null : new Set<string>(fixed.rows.slice(0, FIRST_ROWS).map(({ type }) => type));
  // The platform's rows are unknown here, so preload those that the skeleton shows: a hero and cards.
  const isFirst = ({ name, skeleton }: (typeof sections)[number]) =>
    first === null ? skeleton !== 'posters' : first.has(name);
  return sections.filter(isFirst).flatMap(({ id }) => scripts.contribution(id, 'section'));
}

export interface PageDescription {
  readonly status: 200 | 404;
  /** The role of the address; null when no route matches it. */
  readonly role: string | null;
  readonly title: string;
  /** What the page is about: its subject, else the page, else the brand. */
  readonly heading: string;
  readonly siteName: string;
  readonly description: string | null;
  /**
   * Absolute, from the route table of the page's language; null when the address is secret, and for a page that does not
   * exist: it is the same at every address.
   */
  readonly canonical: string | null;
  /** The addresses of this page by language, with the one of the default language as `x-default`; none or all of them. */
  readonly alternates: readonly PageAlternate[];
  /** The Referrer-Policy of this page; null for the default. */
  readonly referrer: 'no-referrer' | 'strict-origin' | null;
  /** The Open Graph type. */
  readonly kind: string;
  /** Absolute address of the picture of a shared link. */
  readonly picture: string | null;
  /** Absolute address of the subject's own picture. */
  readonly heroPicture: string | null;
  readonly indexed: boolean;
  /** JSON-LD. */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** Its position in the site as JSON-LD; null where it has none. */
  readonly breadcrumbs: Readonly<Record<string, unknown>> | null;
  /** Whether the page exists and its head describes all that it should. */
  readonly isComplete: boolean;
  /** Whether anybody can invent any number of such addresses: unknown ones, and those of unknown content. */
  readonly isInvented: boolean;
  /** Scripts below /assets/ that this address will request. */
  readonly preloads: readonly string[];
  /** The skeleton shown until they have loaded. */
  readonly skeleton: SkeletonKind;
  /** Plugins whose origins only this page is allowed. */
  readonly thirdParties: readonly string[];
  /** Origins whose pages may frame it. */
  readonly embedders: readonly string[];
}

export interface PageSources {
  readonly contents: Pick<ContentLookup, 'find'>;
}

/**
 * `origin` is the viewer's, with its scheme. An unknown address, a page that no plugin of the realm
 * contributes, and content that the platform does not have are answered with the same page and status 404
 * (ADM-017, ADM-021, CAT-084).
 */
export async function describePage(
  site: Site,
  locale: string,
  origin: string,
  pathname: string,
  sources: PageSources,
): Promise<PageDescription> {
  const { realm, titles } = site;
  const routes = routesIn(realm, locale);
  const match = matchPath(routes, pathname);
  const page = match === null ? undefined : builtInPage(match.role);
  const contributed = routeContributions(realm).find(({ role }) => role === match?.role);
  const ownHead = match === null ? undefined : headOf(realm, match.role);
  const subjectIn = async (language: string) =>
    match === null || ownHead === undefined
      ? { head: undefined, subject: unasked }
      : lookUp(ownHead, (each) => sources.contents.find(realm, language, each, match.params));
  const indexed = match !== null && isIndexedRole(realm, match.role);
  const [{ head, subject }, alternates] = await Promise.all([
    subjectIn(locale),
    !indexed
      ? []
      : alternatesOf({ realm, origin, match, hasSubject: ownHead?.call !== undefined }, async (language) => {
          const { subject: found } = await subjectIn(language);
          return found;
        }),
  ]);
  const facts = subject.kind === 'found' ? subject.facts : null;
  const exists = page !== undefined || contributed !== undefined;
  const status = !exists || subject.kind === 'missing' ? 404 : 200;

  const address = origin + ((match === null ? null : canonicalPath(routes, match, facts)) ?? pathname);
  const own = ownDescription(realm.description, locale);
  const share = realm.logos.share === undefined ? null : new URL(realm.logos.share, origin).href;
  const thirdParties = thirdPartiesOf(realm, match);
  const isFirstPage = match?.role === 'ROOT' || match?.role === 'HOME';
  const name =
    facts === null ? nameOf(titles[locale], status === 404 ? null : (match?.role ?? null)) : namesOf(facts);
  const isShown = indexed && status === 200;
  const data =
    status === 404
      ? null
      : dataOf({
          head,
          facts,
          name,
          isFirstPage,
          isPlayer: isPlayerRole(match?.role),
          description: facts?.description ?? (isFirstPage ? own : null),
          address,
          publisher: realm.title,
          locale,
        });
  return {
    status,
    role: match?.role ?? null,
    title: name === null || isFirstPage ? realm.title : `${name} · ${realm.title}`,
    heading: facts?.title ?? (isFirstPage ? realm.title : (name ?? realm.title)),
    siteName: realm.title,
    description: facts?.description ?? own,
    canonical: status === 404 || isSecretPath(match) ? null : address,
    alternates: isShown ? alternates : [],
    // A third-party script may need the origin, as Google's button does.
    referrer: !bringsSecret(match) ? null : thirdParties.length === 0 ? 'no-referrer' : 'strict-origin',
    kind: facts === null || head === undefined ? 'website' : (graphKinds[head.type] ?? 'website'),
    picture: facts?.picture ?? share,
    heroPicture: facts?.picture ?? null,
    indexed: isShown,
    data,
    breadcrumbs:
      data === null || !isShown || isFirstPage || name === null
        ? null
        : breadcrumbData([
            ...pagesAbove(routes, address, (role) =>
              role === 'ROOT' ? realm.title : nameOf(titles[locale], role),
            ),
            { name: facts?.title ?? name, address },
          ]),
    isComplete: status === 200 && (head?.call === undefined || facts !== null),
    isInvented: status === 404 || (facts === null && Object.keys(match?.params ?? {}).length > 0),
    preloads: [...new Set(preloadsOf(site, match, pathname))],
    thirdParties,
    embedders: embeddersOf(realm, match?.role),
    skeleton:
      status === 200 && (contributed ?? page)?.chrome === 'bare'
        ? 'bare'
        : page?.module === 'catalogue/pages/SectionPage'
          ? 'rows'
          : 'frame',
  };
}

const unasked: Lookup = { kind: 'unknown' };

/** The subject of the address: that of its role, or of the role's `instead`. */
async function lookUp(
  head: RoleHead,
  find: (head: RoleHead) => Promise<Lookup>,
): Promise<{ readonly head: RoleHead; readonly subject: Lookup }> {
  const subject = await find(head);
  return subject.kind === 'missing' && head.instead !== undefined
    ? lookUp(head.instead, find)
    : { head, subject };
}

/** Open Graph types of subjects; every other page is a website. */
const graphKinds: Partial<Readonly<Record<SubjectType, string>>> = {
  Article: 'article',
  BroadcastEvent: 'video.other',
  NewsArticle: 'article',
  Person: 'profile',
  TVSeason: 'video.tv_show',
  TVSeries: 'video.tv_show',
  VideoObject: 'video.other',
};

interface DataInput extends Pick<
  StructuredDataInput,
  'address' | 'publisher' | 'locale' | 'description' | 'isPlayer'
> {
  readonly head: RoleHead | undefined;
  readonly facts: SubjectFacts | null;
  readonly name: string | null;
  readonly isFirstPage: boolean;
}

/** A page with a subject gets no structured data until the subject is known. */
function dataOf({ head, facts, name, isFirstPage, ...common }: DataInput): PageDescription['data'] {
  if (isFirstPage) return websiteData(common);
  if (head === undefined) return null;
  if (facts !== null)
    return structuredData({
      ...common,
      type: head.type,
      name: facts.title,
      picture: facts.picture,
      properties: facts.properties,
    });
  return head.call === undefined && name !== null
    ? structuredData({ ...common, type: head.type, name, picture: null, properties: {} })
    : null;
}

function namesOf({ title, partOf }: SubjectFacts): string {
  return partOf === null || partOf === title ? title : `${title} · ${partOf}`;
}

/** A page's name by its role; null means that there is no page. */
function nameOf(titles: PageTitles | undefined, role: string | null): string | null {
  return (role === null ? titles?.notFound : titles?.roles[role]) ?? null;
}

function ownDescription(description: CheckedRealm['description'], locale: string): string | null {
  return typeof description === 'object'
    ? (inLocale(description, locale) ?? Object.values(description)[0] ?? null)
    : null;
}
