/** Computes the head of the page at an address: title, description, sharing, structured data, preloads and status. */
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { builtInPage } from '../../../core/pageKit/builtInPages';
import { inLocale } from '../../../core/i18n/locale';
import { routeContributions, signInPaths } from '../../../core/realm/realmRoutes';
import { thirdPartiesOf } from '../../../core/realm/thirdParties';
import { type ParamValues, pathOf } from '../../../core/routing/buildPath';
import { matchPath, type RouteMatch } from '../../../core/routing/matchPath';
import { isTitle, parametersOf } from '../../../core/routing/routePattern';
import { type ActiveRoutes, tableForLanguage } from '../../../core/routing/routeTables';
import type { PageTitles } from '../../publish/pageTitles';
import type { SkeletonKind } from '../../publish/skeleton';
import { firstCalls, tablesOf } from '../../publish/routes';
import type { ContentLookup, Lookup } from './ContentLookup';
import { embeddersOf } from './headers';
import { headOf, type RoleHead } from './pageHeads';
import { lazyScripts, type LazyScripts, type Site } from './Site';
import { structuredData, type StructuredDataInput, type SubjectType, websiteData } from './structuredData';
import type { SubjectFacts } from './subjectFacts';
import { tokenRoles } from '../../../core/routing/tokenRoles';
import { bringsAnswersTo } from '../../../core/session/providerAnswer';

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

/** Anybody can redeem a gift code, and it remains in the address while the viewer signs in. */
const giftCodes: ReadonlySet<string> = new Set(['GIFT_REDEEM_LOGIN', 'GIFT_REDEEM_REGISTER']);

/** Whether the path itself is secret, so that no canonical address may repeat it. */
const isSecretPath = (match: RouteMatch | null): boolean =>
  match !== null && (match.role in tokenRoles || giftCodes.has(match.role));

/** Whether the path or query may contain a credential, such as a one-time token, which no Referer may reveal. */
const bringsSecret = (match: RouteMatch | null): boolean =>
  match !== null && (isSecretPath(match) || bringsAnswersTo(match));

export interface PageDescription {
  readonly status: 200 | 404;
  /** The role of the address; null when no route matches it. */
  readonly role: string | null;
  readonly title: string;
  readonly siteName: string;
  readonly description: string | null;
  /** Absolute, from the route table of the page's language; null when the address is secret. */
  readonly canonical: string | null;
  /** The Referrer-Policy of this page; null for the default. */
  readonly referrer: 'no-referrer' | 'strict-origin' | null;
  /** The Open Graph type. */
  readonly kind: string;
  /** Absolute address of the picture of a shared link. */
  readonly picture: string | null;
  readonly indexed: boolean;
  /** JSON-LD. */
  readonly data: Readonly<Record<string, unknown>> | null;
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
  const routes: ActiveRoutes = {
    tables: tablesOf(realm),
    activeTable: tableForLanguage(locale, realm.routes.language),
    signInPaths: signInPaths(realm),
  };
  const match = matchPath(routes, pathname);
  const page = match === null ? undefined : builtInPage(match.role);
  const contributed = routeContributions(realm).find(({ role }) => role === match?.role);
  const ownHead = match === null ? undefined : headOf(realm, match.role);
  const { head, subject } =
    match === null || ownHead === undefined
      ? { head: undefined, subject: unasked }
      : await lookUp(ownHead, (each) => sources.contents.find(realm, locale, each, match.params));
  const facts = subject.kind === 'found' ? subject.facts : null;
  const exists = page !== undefined || contributed !== undefined;
  const status = !exists || subject.kind === 'missing' ? 404 : 200;

  const address =
    origin +
    ((match === null
      ? null
      : pathOf(routes, match.role, { ...match.params, ...titlesIn(routes, match.role, facts) })) ?? pathname);
  const own = ownDescription(realm.description, locale);
  const share = realm.logos.share === undefined ? null : new URL(realm.logos.share, origin).href;
  const thirdParties = thirdPartiesOf(realm, match);
  const isFirstPage = match?.role === 'ROOT' || match?.role === 'HOME';
  const name =
    facts === null ? nameOf(titles[locale], status === 404 ? null : (match?.role ?? null)) : namesOf(facts);
  const indexed = contributed === undefined ? page?.indexed === true : contributed.access === 'anyone';
  return {
    status,
    role: match?.role ?? null,
    title: name === null || isFirstPage ? realm.title : `${name} · ${realm.title}`,
    siteName: realm.title,
    description: facts?.description ?? own,
    canonical: isSecretPath(match) ? null : address,
    // A third-party script may need the origin, as Google's button does.
    referrer: !bringsSecret(match) ? null : thirdParties.length === 0 ? 'no-referrer' : 'strict-origin',
    kind: facts === null || head === undefined ? 'website' : (graphKinds[head.type] ?? 'website'),
    picture: facts?.picture ?? share,
    indexed: indexed && status === 200,
    data:
      status === 404
        ? null
        : dataOf({
            head,
            facts,
            name,
            isFirstPage,
            description: facts?.description ?? (isFirstPage ? own : null),
            address,
            publisher: realm.title,
            locale,
          }),
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

interface DataInput extends Pick<StructuredDataInput, 'address' | 'publisher' | 'locale' | 'description'> {
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

/** A subject's title for each title parameter in the role's path, for the canonical address. */
function titlesIn(
  { tables, activeTable }: ActiveRoutes,
  role: string,
  facts: SubjectFacts | null,
): ParamValues {
  if (facts === null) return {};
  const names = parametersOf(tables[activeTable][role] ?? '').map((name) => name.replace('?', ''));
  return Object.fromEntries(names.filter(isTitle).map((name) => [name, facts.title]));
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
