/** The services that the house offers to plugins, one interface and one token each. */
import type { ComponentType } from 'react';
import type { components } from '../generated/platform';
import type { RowLook } from './rowLook';
import { token } from './token';

/** Where the viewer is and may go. All targets stay inside the realm unless the method says otherwise. */
export interface Navigation {
  /** The address as it stands, query and hash included. */
  current(): URL;
  /** The address of a route role, such as `VOD`, with its parameters. A list in the query repeats its name. */
  hrefOf(role: string, parameters?: Readonly<Record<string, string>>, query?: Readonly<Record<string, string | readonly string[]>>): string;
  /** Goes to a path of this realm. Anything else leads to the default menu page (ROU-108). `inPlace`: the page stays as it is, focus and scroll too. */
  go(path: string, how?: { readonly replace?: boolean; readonly state?: unknown; readonly inPlace?: boolean }): void;
  /** Rewrites the query of the current address without a navigation; used to take codes out of it (SGN-099). */
  rewriteQuery(change: (query: URLSearchParams) => void): void;
  /** Whether the history of this visit has a page before the current one, however often that was replaced (PLY-076). */
  canGoBack(): boolean;
  /** Leaves the site for another origin: https, or http on this machine; rejects other schemes. */
  leave(url: string): void;
}
export const navigation = token<Navigation>('navigation@1');

/** Keys and values that outlive a page. Failures (blocked, full) never throw: values then live in memory (RLM-039). */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}
/** The plugin's own storage; it refuses keys that the manifest does not declare. */
export const storage = token<KeyValueStore>('storage@1');
/** The same for this tab alone, gone with it: for what belongs to one visit (declared like the other). */
export const tabStorage = token<KeyValueStore>('visit-storage@1');

/** Time, replaceable in tests. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs `task` once after `milliseconds`; the function it gives cancels. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
}
export const clock = token<Clock>('clock@1');

/** Who is here, as plugins may know it. */
export interface Viewer {
  readonly id: string | null;
  readonly isGuest: boolean;
  readonly role: string;
  readonly email: string | null;
  readonly isChild: boolean;
}
export interface SessionView {
  readonly viewer: Viewer;
  /** A member of staff is here in the viewer's name: nothing may be bought and no password changed (ADM-013). */
  readonly impersonated?: boolean;
  /** False while the session of an earlier visit is being taken up: the viewer is then not yet a guest in earnest. */
  readonly known?: boolean;
}
export const session = token<SessionView>('session@1');

/** What the realm calls itself, for texts and for third parties' widgets. */
export interface RealmView {
  readonly id: string;
  readonly title: string;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** A theme colour as `#rrggbb`, for third-party frames that cannot read CSS. */
  color(name: 'ground' | 'surface' | 'text' | 'muted' | 'accent' | 'inkOnAccent' | 'line' | 'live' | 'danger'): string;
  readonly bodyFont: string;
  readonly radius: number;
  /** Whether viewers may share what they watch (RLM-006). */
  readonly sharing: boolean;
}
export const realm = token<RealmView>('realm@1');

/** An analytics event: a snake_case name (ANA-013) and plain properties; never personal data beyond the user id (ANA-010). */
export interface AnalyticsEvent {
  readonly name: string;
  readonly at: number;
  /** `guest`, or the signed-in role (ANA-001). */
  readonly userType: string;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
}
export interface Analytics {
  /** Hands the event to every sink; never throws. */
  track(name: string, properties?: AnalyticsEvent['properties']): void;
}
export const analytics = token<Analytics>('analytics@1');

/** Content as the platform lists it. */
export type Content = components['schemas']['ContentCard'];

/** A row of a page while it is shown: observable, so read it inside an observer. */
export interface Row {
  readonly id: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly items: readonly Content[];
  readonly presentation: components['schemas']['RowTypeData'];
  /** More items can be fetched. */
  readonly more: boolean;
  readonly loading: boolean;
  /** Fetches the next page unless one is on its way (HOM-046). */
  loadMore(): void;
}

export interface CardProps {
  readonly content: Content;
  readonly shape: 'default' | 'poster' | 'circle' | 'portrait';
  /** The card is in the first screen: its image is fetched at once. */
  readonly eager?: boolean;
  /** How its row wants cards to look: metadata, alignment, background (HOM-014 to HOM-018). */
  readonly look?: RowLook;
  /** The card opens in place; it leads nowhere by itself (HOM-074). */
  readonly onOpen?: ((open: boolean) => void) | undefined;
  readonly opened?: boolean;
}
/** The card of the house: image, labels by access, progress, routing (HOM-057 to HOM-070). */
export const card = token<ComponentType<CardProps>>('card@1');

/** Where a piece of content leads and what its call to action says, by its type and access. */
export interface ContentLinks {
  /** The path a click leads to; null when it opens nothing (HOM-060). */
  target(content: Content): string | null;
  /** The same path in the words of the default table, `/video/…` and `/live/…`, which every realm recognises in every language: for links that are given away (ROU-103). */
  sharedPath(content: Content): string | null;
  /** The address of a call to action of a row (HOM-021 to HOM-024). */
  callToAction(cta: components['schemas']['CallToAction']): { readonly href: string; readonly newTab: boolean } | null;
  /** The message key of the main action: watchNow, signInToWatch, purchase, notAvailable, or what parents keep. */
  actionKey(content: Content): 'watchNow' | 'signInToWatch' | 'purchase' | 'notAvailable' | 'comingSoon' | 'pinToWatch' | 'notForProfile';
}
export const contentLinks = token<ContentLinks>('content-links@1');

/** A page of rows, as the platform's section of this id composes it (ADM-017). */
export const sectionPage = token<ComponentType<{ readonly section: string }>>('section-page@1');

/** What a page shows that turns out not to exist (ROU-009). */
export const notFoundPage = token<ComponentType>('not-found-page@1');

/** `run` of an error is also called by itself when the connection returns, unless `automatic` is false: for what changes something. */
export type PageMessageAction = { readonly label: string; readonly run: () => void; readonly automatic?: boolean } | { readonly label: string; readonly to: string };

export interface PageMessageProps {
  /** Which of the brand's drawings stands beside the words. */
  readonly picture: 'empty' | 'error';
  readonly title: string;
  readonly text: string;
  /** The way on: something to do, or a path to go to. */
  readonly action?: PageMessageAction;
  /** It stands under a page's own heading, not in place of the page. */
  readonly inside?: boolean | undefined;
}
/** A page, or a page's place, that has only a message: nothing is here, or it could not be loaded. */
export const pageMessage = token<ComponentType<PageMessageProps>>('page-message@1');
