/** The services core provides to plugins, one interface and one token each. */
import type { ComponentType } from 'react';
import type { CallToAction, ContentCard, RowTypeData } from '../generated/platform';
import type { Theme } from '../generated/realm';
import type { RowLook } from './rowLook';
import { token } from './token';

/** Current location and navigation. All targets stay inside the realm unless the method says otherwise. */
export interface Navigation {
  /** The current URL with query and hash. */
  current(): URL;
  /** URL of a route role, such as `VOD`, with its parameters. A list in the query repeats its name. */
  hrefOf(
    role: string,
    parameters?: Readonly<Record<string, string>>,
    query?: Readonly<Record<string, string | readonly string[]>>,
  ): string;
  /**
   * Navigates to a path of this realm. Anything else leads to the default menu page (ROU-108). `inPlace`:
   * keeps focus and scroll position.
   */
  go(
    path: string,
    how?: { readonly replace?: boolean; readonly state?: unknown; readonly inPlace?: boolean },
  ): void;
  /** Rewrites the query of the current URL without a navigation; used to remove codes from it (SGN-099). */
  rewriteQuery(change: (query: URLSearchParams) => void): void;
  /** Whether the history of this visit has an earlier entry, regardless of replaced ones (PLY-076). */
  canGoBack(): boolean;
  /** Navigates to another origin: https, or http on localhost; rejects other schemes. */
  leave(url: string): void;
}
export const navigation = token<Navigation>('navigation@1');

/** Persistent key-value store. Failures (blocked, quota) never throw: values are then only in memory (RLM-039). */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}
/** The plugin's local storage; throws for keys that the manifest does not declare. */
export const storage = token<KeyValueStore>('storage@1');
/** The same on session storage: per tab, for state of one visit (declared likewise). */
export const tabStorage = token<KeyValueStore>('visit-storage@1');

/** Time source, replaceable in tests. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs `task` once after `milliseconds`; returns the cancel function. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
}
/** The page's time source. */
export const clock = token<Clock>('clock@1');

/**
 * Errors that components threw while React drew them or ran their effects. Boundaries catch them, so the window gets no
 * `error` event.
 */
export interface DrawingErrors {
  /** Calls `listener` with each error from now on; returns the function that ends it. */
  listen(listener: (error: unknown) => void): () => void;
}
/** Errors of components, for sinks that report errors. */
export const drawingErrors = token<DrawingErrors>('drawing-errors@1');

/** The current viewer, as exposed to plugins. */
export interface Viewer {
  readonly id: string | null;
  readonly isGuest: boolean;
  readonly role: string;
  readonly email: string | null;
  readonly isChild: boolean;
}
/** The session, as exposed to plugins. Observable: read inside an observer. */
export interface SessionView {
  readonly viewer: Viewer;
  /** Staff acting on the viewer's behalf: purchases and password changes are blocked (ADM-013). */
  readonly impersonated?: boolean;
  /** False while the session of an earlier visit is being restored: the viewer may not be a guest. */
  readonly known?: boolean;
  /**
   * Set while the browser has a viewer's session, but the platform cannot be reached to identify the user. `viewer` is a
   * guest meanwhile; do not ask them to sign in. The session retries on its own; `retry` does so immediately.
   */
  readonly unreached?: { retry(): void } | null;
}
/** The session of the current viewer. */
export const session = token<SessionView>('session@1');

/** A color of the realm's theme. */
export type ColorName = keyof Theme['colors'];

/** Name of the realm, for texts and third-party widgets. */
export interface RealmView {
  readonly id: string;
  readonly title: string;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Theme color as `#rrggbb`, for third-party iframes that cannot read CSS. */
  color(name: ColorName): string;
  readonly bodyFont: string;
  readonly radius: number;
  /** Whether viewers may share content (RLM-006). */
  readonly sharing: boolean;
}
/** The realm of this page. */
export const realm = token<RealmView>('realm@1');

/**
 * An analytics event: a snake_case name (ANA-013) and plain properties; never personal data beyond the user
 * id (ANA-010).
 */
export interface AnalyticsEvent {
  readonly name: string;
  readonly at: number;
  /** `guest`, or the signed-in role (ANA-001). */
  readonly userType: string;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
}
/** Tracks events. */
export interface Analytics {
  /** Passes the event to every sink; never throws. */
  track(name: string, properties?: AnalyticsEvent['properties']): void;
}
/** The realm's analytics sinks. */
export const analytics = token<Analytics>('analytics@1');

/** A content card as the platform lists it. */
export type Content = ContentCard;

/** A row of a page while shown. Observable: read inside an observer. */
export interface Row {
  readonly id: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly items: readonly Content[];
  readonly presentation: RowTypeData;
  /** More items can be loaded. */
  readonly more: boolean;
  readonly loading: boolean;
  /** Loads the next page unless a load is in progress (HOM-046). */
  loadMore(): void;
}

/** Props of {@link card}. */
export interface CardProps {
  readonly content: Content;
  readonly shape: 'default' | 'poster' | 'circle' | 'portrait';
  /** The card is above the fold: its image is loaded eagerly. */
  readonly eager?: boolean;
  /** The row's card settings: metadata, alignment, background (HOM-014 to HOM-018). */
  readonly look?: RowLook;
  /** The card expands in place instead of navigating (HOM-074). */
  readonly onOpen?: ((open: boolean) => void) | undefined;
  readonly opened?: boolean;
}
/** The built-in content card: image, access labels, progress, links (HOM-057 to HOM-070). */
export const card = token<ComponentType<CardProps>>('card@1');

/** Link targets and call-to-action labels of content, by type and access. */
export interface ContentLinks {
  /** Link path; null when it is not clickable (HOM-060). */
  target(content: Content): string | null;
  /**
   * The same path in the default route table, `/video/…` and `/live/…`, which every realm accepts in every
   * language: for shared links (ROU-103).
   */
  sharedPath(content: Content): string | null;
  /** URL of a row's call to action (HOM-021 to HOM-024). */
  callToAction(cta: CallToAction): { readonly href: string; readonly newTab: boolean } | null;
  /**
   * Message key of the main action: watchNow, signInToWatch, purchase, notAvailable, or blocked by parental
   * control. `now`: epoch milliseconds, by default the current time; components pass that of their render.
   */
  actionKey(
    content: Content,
    now?: number,
  ):
    | 'watchNow'
    | 'signInToWatch'
    | 'purchase'
    | 'notAvailable'
    | 'comingSoon'
    | 'pinToWatch'
    | 'notForProfile';
}
/** Links and labels of content. */
export const contentLinks = token<ContentLinks>('content-links@1');

/** A page of rows, as composed by the platform's section of this id (ADM-017). */
export const sectionPage = token<ComponentType<{ readonly section: string }>>('section-page@1');

/** Shown by a page whose subject does not exist (ROU-009). */
export const notFoundPage = token<ComponentType>('not-found-page@1');

/**
 * An error's `run` is also called when the connection returns, unless `automatic` is false: for actions with
 * side effects.
 */
export type PageMessageAction =
  | { readonly label: string; readonly run: () => void; readonly automatic?: boolean }
  | { readonly label: string; readonly to: string };

/** Props of {@link pageMessage}. */
export interface PageMessageProps {
  /** Which illustration of the brand to show. */
  readonly picture: 'empty' | 'error';
  readonly title: string;
  readonly text: string;
  /** Recovery action, or a path to go to. */
  readonly action?: PageMessageAction;
  /** Rendered inside a page under its heading, not as a page of its own. */
  readonly inside?: boolean | undefined;
}
/** Message in place of a page or part of it: empty, or failed to load. */
export const pageMessage = token<ComponentType<PageMessageProps>>('page-message@1');
