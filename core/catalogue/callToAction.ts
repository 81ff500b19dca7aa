/** Target of a row's call to action (HOM-020 to HOM-024, ENT-021). */
import type { CallToAction } from '../generated/platform';
import { viewTarget, type PageTarget } from '../routing/menuTarget';
import type { RouteTables } from '../routing/routeTables';
import { isWebAddress } from '../sdk/isWebAddress';

export type CallToActionTarget =
  | { readonly kind: 'external'; readonly url: string }
  | {
      readonly kind: 'role';
      readonly role: string;
      readonly parameters: Readonly<Record<string, string>>;
      readonly query?: Readonly<Record<string, readonly string[]>>;
    };

/** The pages of lists, and the name of each one's id parameter. Everything else is an event. */
const lists: Readonly<Record<string, string>> = {
  PLAYLIST: 'playlistId',
  SERIES: 'seriesId',
  SEASON: 'seasonId',
};

/** Null for an incomplete link, or one that is not a web address. */
export function callToActionTarget({ link }: CallToAction, tables: RouteTables): CallToActionTarget | null {
  if (!link) return null;
  if (link.kind === 'external') {
    const url = link.url ?? '';
    return isWebAddress(url) ? { kind: 'external', url } : null;
  }
  if (link.kind === 'route') return viewOf(link.view ? viewTarget(link.view, link.id, tables) : null);
  const { id, type, videoIds } = link;
  if (videoIds && videoIds.length > 1) {
    const [first = '', ...others] = videoIds;
    return { kind: 'role', role: 'MULTI_VIDEO', parameters: { eventId: first }, query: { eventId: others } };
  }
  if (!id) return null;
  const page = type?.toUpperCase() ?? '';
  const list = Object.hasOwn(lists, page) ? lists[page] : undefined;
  if (list !== undefined) return { kind: 'role', role: page, parameters: { [list]: id } };
  return { kind: 'role', role: page === 'VOD' ? 'VOD' : 'LIVE', parameters: { eventId: id } };
}

function viewOf(target: PageTarget | null): CallToActionTarget | null {
  if (target === null) return null;
  const { role, params, query = {} } = target;
  return {
    kind: 'role',
    role,
    parameters: params,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]])),
  };
}
