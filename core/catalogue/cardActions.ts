/** Actions offered for a content (NAV-076 to NAV-082, NAV-090, HOM-104). */
import { restartsProgramme } from '../sdk/programmePlayback';
import type { ActionName } from '../sdk/cards';
import type { Content } from '../sdk/services';
import type { Programme } from '../sdk/programme';
import { isVideo, typeOf } from './cardLabel';
import { liveTypes } from './cardTarget';

export interface ActionRules {
  readonly isGuest: boolean;
  readonly socialSharingStatus: 'ENABLED' | 'DISABLED';
  readonly watchlistsEnabled: boolean;
  /** The realm's setting; a channel's own takes precedence (LIV-040). */
  readonly currentProgramPlaybackStatus: 'ENABLED' | 'DISABLED';
}

export interface ActionFacts {
  readonly content: Content;
  /** The programme now on its channel. */
  readonly programme: Programme | null;
  /** Percent watched. */
  readonly watched: number;
}

/** Display order. */
const order: readonly ActionName[] = [
  'play',
  'signIn',
  'purchase',
  'restart',
  'trailer',
  'favourite',
  'watchlist',
  'share',
];

/** In display order; `hide` takes precedence over every rule (NAV-079). There is no download (NAV-082). */
export function cardActions(
  { content, programme, watched }: ActionFacts,
  rules: ActionRules,
  hide: readonly ActionName[] = [],
): readonly ActionName[] {
  const { accessLevel } = content;
  const granted = accessLevel === 'GRANTED';
  const plays = isVideo(content) || liveTypes.has(typeOf(content));
  const own = !rules.isGuest && granted && isVideo(content);
  const shown: Readonly<Record<ActionName, boolean>> = {
    play: plays && granted,
    signIn: plays && accessLevel === 'GRANTED_ON_SIGN_IN',
    purchase: plays && accessLevel === 'DENIED',
    restart:
      plays &&
      granted &&
      (watched > 0 || (programme !== null && restartsProgramme(content.programmingInfo, rules))),
    trailer: trailerOf(content) !== null,
    favourite: own,
    watchlist: own && rules.watchlistsEnabled,
    share: rules.socialSharingStatus === 'ENABLED',
  };
  return order.filter((name) => shown[name] && !hide.includes(name));
}

/**
 * Whether a plugin's action may be added: by the action named in its manifest (`shownAs`), or by its content
 * types; without either, for all (HOM-104).
 */
export function mayBeAdded(
  { name, types, shownAs }: { readonly name: string; readonly types?: unknown; readonly shownAs?: unknown },
  { type }: Pick<Content, 'type'>,
  offered: readonly ActionName[],
  hide: readonly ActionName[],
): boolean {
  if (Array.isArray(types) && !types.includes(type)) return false;
  return typeof shownAs === 'string'
    ? offered.some((each) => each === shownAs)
    : !hide.some((each) => each === name);
}

/** The first trailer that may be watched, with or without signing in (NAV-080, PLY-044). */
export function trailerOf({ trailers }: Content) {
  return (
    trailers?.find(({ accessLevel }) => accessLevel === 'GRANTED' || accessLevel === 'GRANTED_ON_SIGN_IN') ??
    null
  );
}

/**
 * From the beginning: a video from its first second, a channel from the start of its programme (LIV-041);
 * null when neither is known.
 */
export function restartPath(path: string, content: Content, programmeStart: number | null): string | null {
  if (isVideo(content)) return withQuery(path, 'progress', '0');
  return programmeStart === null ? null : restartedAt(path, programmeStart);
}

/** A channel's page, starting at a time (epoch milliseconds) instead of the live edge (LIV-041). */
export const restartedAt = (path: string, start: number): string => withQuery(path, 'start', String(start));

function withQuery(path: string, name: string, value: string): string {
  const [before = '', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `${before}?${parameters.toString()}`;
}
