/** Which actions a content offers (NAV-076 to NAV-082, NAV-090, HOM-104). */
import { restartsProgramme, type ActionName, type Content, type Programme } from '../sdk';
import { isVideo, typeOf } from './cardLabel';
import { liveTypes } from './cardTarget';

export { watchedPercent } from './cardLabel';

export interface ActionRules {
  readonly isGuest: boolean;
  readonly socialSharingStatus: 'ENABLED' | 'DISABLED';
  readonly watchlistsEnabled: boolean;
  /** The realm's word; a channel's own comes before it (LIV-040). */
  readonly currentProgramPlaybackStatus: 'ENABLED' | 'DISABLED';
}

export interface ActionFacts {
  readonly content: Content;
  /** What its channel shows now. */
  readonly programme: Programme | null;
  /** Percent watched. */
  readonly watched: number;
}

/** The order in which actions stand. */
const order: readonly ActionName[] = ['play', 'signIn', 'purchase', 'restart', 'trailer', 'favourite', 'watchlist', 'share'];

/** In their order; `hide` wins over every rule (NAV-079). There is no download (NAV-082). */
export function cardActions({ content, programme, watched }: ActionFacts, rules: ActionRules, hide: readonly ActionName[] = []): readonly ActionName[] {
  const { accessLevel } = content;
  const granted = accessLevel === 'GRANTED';
  const plays = isVideo(content) || liveTypes.has(typeOf(content));
  const own = !rules.isGuest && granted && isVideo(content);
  const shown: Readonly<Record<ActionName, boolean>> = {
    play: plays && granted,
    signIn: plays && accessLevel === 'GRANTED_ON_SIGN_IN',
    purchase: plays && accessLevel === 'DENIED',
    restart: plays && granted && (watched > 0 || (programme !== null && restartsProgramme(content.programmingInfo, rules))),
    trailer: trailerOf(content) !== null,
    favourite: own,
    watchlist: own && rules.watchlistsEnabled,
    share: rules.socialSharingStatus === 'ENABLED',
  };
  return order.filter((name) => shown[name] && !hide.includes(name));
}

/** Whether an action that a plugin adds may stand beside those that are offered: by the rule that its manifest names, or by the types its manifest says it is for; nothing said is for all (HOM-104). */
export function mayBeAdded({ name, types, shownAs }: { readonly name: string; readonly types?: unknown; readonly shownAs?: unknown }, { type }: Pick<Content, 'type'>, offered: readonly ActionName[], hide: readonly ActionName[]): boolean {
  if (Array.isArray(types) && !types.includes(type)) return false;
  return typeof shownAs === 'string' ? offered.some((each) => each === shownAs) : !hide.some((each) => each === name);
}

/** The first trailer that may be watched, signing in included (NAV-080, PLY-044). */
export function trailerOf({ trailers }: Content) {
  return trailers?.find(({ accessLevel }) => accessLevel === 'GRANTED' || accessLevel === 'GRANTED_ON_SIGN_IN') ?? null;
}

/** From the beginning: a video from its first second, a channel from the start of its programme (LIV-041); null when neither is known. */
export function restartPath(path: string, content: Content, programmeStart: number | null): string | null {
  if (isVideo(content)) return withQuery(path, 'progress', '0');
  return programmeStart === null ? null : restartedAt(path, programmeStart);
}

/** The page of a channel, begun at a moment (epoch milliseconds) in place of the live edge (LIV-041). */
export const restartedAt = (path: string, start: number): string => withQuery(path, 'start', String(start));

function withQuery(path: string, name: string, value: string): string {
  const [before = '', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `${before}?${parameters.toString()}`;
}
