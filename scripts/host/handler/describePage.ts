/** What the head of a page says for one address: title, description, sharing, structured data, preloads, and whether the address is known at all. */
import { builtInPage } from '../../../core/pages/builtInPages';
import { routeContributions } from '../../../core/realm/realmRoutes';
import { thirdPartiesOf } from '../../../core/realm/thirdParties';
import { pathOf } from '../../../core/routing/buildPath';
import { matchPath, type RouteMatch } from '../../../core/routing/matchPath';
import type { ActiveRoutes } from '../../../core/routing/routeTables';
import { tableForLanguage } from '../../../core/routing/tableForLanguage';
import { firstCalls } from '../../publish/firstCalls';
import type { PublishedRealm } from '../../publish/publishRealm';
import type { SkeletonKind } from '../../publish/skeleton';
import { tablesOf } from '../../publish/routes';
import type { ContentLookup, ContentRole, Lookup } from './ContentLookup';
import { structuredData } from './structuredData';

export interface PageDescription {
  readonly status: 200 | 404;
  readonly title: string;
  readonly siteName: string;
  readonly description: string | null;
  /** Absolute, in the words of the language's own route table. */
  readonly canonical: string;
  readonly kind: 'website' | 'video.other';
  /** Absolute address of the picture that a shared link shows. */
  readonly picture: string | null;
  readonly indexed: boolean;
  /** JSON-LD. */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** Scripts below /assets/ that this address will ask for. */
  readonly preloads: readonly string[];
  /** What stands there until they have come. */
  readonly skeleton: SkeletonKind;
  /** Sign-in plugins whose origins the page is allowed. */
  readonly thirdParties: readonly string[];
}

/** Scripts below /assets/ of what is loaded lazily. */
export interface LazyScripts {
  /** A module of core by its source path. */
  module(source: string): readonly string[];
  /** What a plugin contributes at a point. */
  contribution(plugin: string, point: string): readonly string[];
}

export interface PageSources {
  readonly scripts: LazyScripts;
  readonly contents: Pick<ContentLookup, 'find'>;
}

/** `origin` is the viewer's, with its scheme. An address that leads nowhere answers 404 with the same page (ADM-021). */
export async function describePage(published: PublishedRealm, locale: string, origin: string, pathname: string, sources: PageSources): Promise<PageDescription> {
  const { realm } = published;
  const routes: ActiveRoutes = { tables: tablesOf(realm), activeTable: tableForLanguage(locale, realm.routes.language) };
  const match = matchPath(routes, pathname);
  const page = match === null ? undefined : builtInPage(match.role);
  const contributed = routeContributions(realm).find(({ role }) => role === match?.role);
  const role = contentRole(match);
  const id = match?.params['eventId'] ?? '';
  const content: Lookup = role === null ? { kind: 'unknown' } : await sources.contents.find(realm, locale, role, id);
  const facts = content.kind === 'found' ? content.facts : null;

  const params = { ...match?.params, ...(facts === null ? {} : { eventTitle: facts.title }) };
  const canonical = origin + ((match === null ? null : pathOf(routes, match.role, params)) ?? pathname);
  const share = realm.logos.share === undefined ? null : new URL(realm.logos.share, origin).href;
  const indexed = contributed === undefined ? page?.indexed === true : contributed.access === 'anyone';
  return {
    status: match === null || content.kind === 'missing' ? 404 : 200,
    title: facts === null ? realm.title : `${facts.title} · ${realm.title}`,
    siteName: realm.title,
    description: facts?.description ?? ownDescription(realm.description, locale),
    canonical,
    kind: facts === null ? 'website' : 'video.other',
    picture: facts?.picture ?? share,
    indexed: indexed && content.kind !== 'missing',
    data: facts === null || role === null ? null : structuredData({ role, facts, address: canonical, publisher: realm.title, locale }),
    preloads: [...new Set(preloadsOf(published, match, pathname, sources.scripts))],
    thirdParties: thirdPartiesOf(realm, match),
    skeleton: (contributed ?? page)?.chrome === 'bare' ? 'bare' : page?.module === 'section/SectionPage' ? 'rows' : 'frame',
  };
}

function contentRole(match: RouteMatch | null): ContentRole | null {
  return match?.role === 'VOD' || match?.role === 'LIVE' ? match.role : null;
}

function ownDescription(description: PublishedRealm['realm']['description'], locale: string): string | null {
  return typeof description === 'object' ? (description[locale] ?? Object.values(description)[0] ?? null) : null;
}

function preloadsOf(published: PublishedRealm, match: RouteMatch | null, pathname: string, scripts: LazyScripts): readonly string[] {
  const contributed = routeContributions(published.realm).find(({ role }) => role === match?.role);
  if (contributed !== undefined) return scripts.contribution(contributed.plugin, 'route');
  const page = match === null ? undefined : builtInPage(match.role);
  if (match === null || page === undefined) return [];
  if (page.module !== 'section/SectionPage') return scripts.module(`core/pages/${page.module}.tsx`);
  return sectionScripts(published, match.params['id'] ?? firstCalls(published.realm)[pathname], scripts);
}

/** The rows that are drawn at once, as in core/pages: their code is asked for with the page, not one after the other. */
const FIRST_ROWS = 2;

function sectionScripts({ realm }: PublishedRealm, section: string | undefined, scripts: LazyScripts): readonly string[] {
  const sections = realm.plugins.flatMap(({ id, contributes }) => (contributes['section'] ?? []).map(({ name, skeleton }) => ({ id, name, skeleton })));
  const fixed = section === undefined || !Object.hasOwn(realm.pages, section) ? undefined : realm.pages[section];
  const first = fixed === undefined ? null : new Set<string>(fixed.rows.slice(0, FIRST_ROWS).map(({ type }) => type));
  // What the platform answers may need any section; the page's skeleton promises a hero and cards.
  const isFirst = ({ name, skeleton }: (typeof sections)[number]) => (first === null ? skeleton !== 'posters' : first.has(name));
  return sections.filter(isFirst).flatMap(({ id }) => scripts.contribution(id, 'section'));
}
