/** The addresses of a realm for its sitemap, as its pages state them as canonical. */
import { cardTarget } from '../../../../core/catalogue/cardTarget';
import type { ContentCard } from '../../../../core/generated/platform';
import { isPlayerRole } from '../../../../core/playback/playerRoles';
import { watchQuery } from '../../../../core/playback/rules/opening';
import type { CheckedRealm } from '../../../../core/realm/checkedRealm';
import { isRecord } from '../../../compile/jsonPointer';
import { languageRoutes, routesIn } from '../../../publish/routes';
import { guestMenu } from '../guestMenu';
import { canonicalPath, languageGroups } from '../pageAddresses';
import { addressOf, textOf } from '../subjectFacts';
import type { SitemapEntry, SitemapVideo } from './sitemapXml';

type Page = Parameters<typeof languageGroups>[1];

/** The first page, and the pages of the menu that anybody may open. */
export function menuEntries(realm: CheckedRealm, origin: string): readonly SitemapEntry[] {
  const addresses = [{ role: 'ROOT', params: {} }, ...guestMenu(realm)].flatMap((page) =>
    languageGroups(realm, page).flatMap(({ routes }) => canonicalPath(routes, page, null) ?? []),
  );
  return [...new Set(addresses)].map((path) => ({ address: origin + path }));
}

/** The languages in which lists are read: those of distinct addresses. */
export const sitemapLanguages = (realm: CheckedRealm): readonly string[] => {
  const byRoutes = new Map<string, string>();
  for (const [code, { activeTable, prefix = '' }] of languageRoutes(realm)) {
    const routes = `${activeTable} ${prefix}`;
    if (code === realm.locales.default || !byRoutes.has(routes)) byRoutes.set(routes, code);
  }
  return [...byRoutes.values()];
};

/** What links on every site lead to; the access of one viewer has no part in it. */
const rules = { isGuest: false, interstitialPage: false, enhancedMetadata: false, seriesInterstitial: false };

/** The entries of one page of a list in a language; cards without an address in this language are left out. */
export function contentEntries(
  realm: CheckedRealm,
  origin: string,
  language: string,
  cards: readonly unknown[],
): readonly SitemapEntry[] {
  return cards.flatMap((card) => {
    const title = isRecord(card) ? textOf(card['title']) : null;
    if (!isRecord(card) || title === null || textOf(card['id']) === null || textOf(card['type']) === null)
      return [];
    // The address depends on ids and the type only, which have just been checked; other fields may have any shape.
    const target = cardTarget({ ...pick(card), accessLevel: 'GRANTED' } as unknown as ContentCard, rules);
    if (target === null) return [];
    const page: Page = { role: target.role, params: target.parameters };
    if (!languageGroups(realm, page).some(({ code }) => code === language)) return [];
    const path = canonicalPath(routesIn(realm, language), page, { title });
    if (path === null) return [];
    const video = isPlayerRole(page.role) ? videoOf(card, title, origin + path, page.role === 'LIVE') : null;
    return [{ address: origin + path, ...(video === null ? {} : { video }) }];
  });
}

/** The fields from which a card's address is made, as far as they are texts. */
const addressFields = ['id', 'title', 'type', 'videoId', 'liveEventId', 'seasonId', 'playlistId'] as const;

function pick(card: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const texts = addressFields.flatMap((name) => {
    const text = textOf(card[name]);
    return text === null ? [] : [[name, text] as const];
  });
  return { ...Object.fromEntries(texts), premiereRelease: isRecord(card['premiereRelease']) ? {} : null };
}

function videoOf(
  card: Readonly<Record<string, unknown>>,
  title: string,
  address: string,
  isLive: boolean,
): SitemapVideo | null {
  const description = textOf(card['description']) ?? textOf(card['tagline']);
  const thumbnail = addressOf(card['thumbnailUrl']) ?? addressOf(card['heroUrl']);
  const { duration } = card;
  return description === null || thumbnail === null
    ? null
    : {
        title,
        description,
        thumbnail,
        player: `${address}?${watchQuery.progress}=0`,
        duration: typeof duration === 'number' ? duration : null,
        isLive,
      };
}
