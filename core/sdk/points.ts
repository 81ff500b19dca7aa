/**
 * The contribution type of each point. To add a point: one interface here, one schema in schemas/points, one
 * consumer in core.
 */
import type { ComponentType } from 'react';
import type { PluginManifest } from '../generated/manifest';
import type { PictureProps } from '../ui/Picture';
import type { PluginContext } from './context';
import type { PaymentMethod } from './payment';
import type { PlayerPart } from './player';
import type { SearchEngine } from './search';
import type { AnalyticsEvent, Row } from './services';
import type { SignInProvider } from './signIn';
import type { ActionSubject } from './cards';

/** Props of a row renderer's view. */
export interface SectionProps {
  readonly row: Row;
  /** Options of the realm's fixed row besides `type`, `bucket` and `title`; defaults to the plugin's. */
  readonly options: Readonly<Record<string, unknown>>;
  /** 0 for the first row of the page: its images are loaded eagerly. */
  readonly position: number;
}
/** Row renderer: draws a row of a page. */
export interface Section {
  readonly View: ComponentType<SectionProps>;
  /**
   * The largest images of its view, as passed to `Picture`: preloaded by the page that the host rendered, else while the
   * page is still rendering. Called on the host too, without a document.
   */
  readonly pictures?: (props: SectionProps) => readonly PictureSource[];
}

/** Props of an eager `Picture`; `media` is a CSS media query when not every window shows it. */
export type PictureSource = Readonly<{ src: string; media?: string } & Pick<PictureProps, 'wide' | 'size'>>;

/** A panel of the account page, drawn below its heading and lead, which core renders. */
export interface AccountPanel {
  readonly View: ComponentType;
}

/** Props of a plugin's page: the parameters of its address. */
export interface RouteProps {
  readonly parameters: Readonly<Record<string, string>>;
}
/** What a page loads before its first render, so that the host renders its content and the browser takes it over. */
export interface RoutePreparation extends RouteProps {
  /** Code of the page's language, as `useIntlLocale` returns it. */
  readonly locale: string;
  /** Stores a value for the page's `useRemembered` of the same name. */
  readonly keep: (name: string, value: unknown) => void;
  /** Stores the answer for the page's `useAnswer` of the same question. Resolves to whether there is one; never rejects. */
  readonly answer: <T>(question: string, ask: (signal: AbortSignal) => Promise<T>) => Promise<boolean>;
}

/** A page at a route role. */
export interface RoutePage {
  readonly Page: ComponentType<RouteProps>;
  /**
   * For pages with `rendersOnHost` in the manifest, at their address without a query. Makes only calls that a guest's
   * first render needs. Resolves to whether that render shows the page's content; never rejects.
   */
  readonly prepare?: (preparation: RoutePreparation) => Promise<boolean>;
}

/** Receives events. A sink that throws is logged and never affects the site (ANA-010). */
export interface AnalyticsSink {
  accept(event: AnalyticsEvent): void;
  /** The page is being unloaded: send what is still queued. */
  flush?(): void;
}

/**
 * Points whose contributions are manifest facts only: nothing is loaded or activated, so they are available
 * from the start.
 */
export const factPoints: ReadonlySet<string> = new Set<keyof Contributes>(['menu-item']);

/** The type of a contribution by its point. */
export interface ContributionPoints {
  'sign-in-provider': SignInProvider;
  'payment-method': PaymentMethod;
  section: Section;
  route: RoutePage;
  'analytics-sink': AnalyticsSink;
  'card-action': CardAction;
  'player-part': PlayerPart;
  'search-engine': SearchEngine;
  'account-panel': AccountPanel;
}

/** Names of the contribution points, as in a manifest. */
export type PointName = keyof ContributionPoints;

/** The contribution point `card-action`: an additional action on a content card. */
export interface CardActionProps {
  readonly subject: ActionSubject;
  /** `full` on a page; `compact` on a card: an icon with an accessible name. */
  readonly look: 'full' | 'compact';
}

/** One action. Its manifest name decides which core rule applies to it (NAV-076, NAV-077). */
export interface CardAction {
  /** Whether the action applies to this content; core's own rules have already been applied. */
  offers(subject: ActionSubject): boolean;
  readonly Action: ComponentType<CardActionProps>;
}

type Contributes = Required<PluginManifest['contributes']>;

/** What a plugin's manifest states about a contribution, as schemas/points defines it; `head` is for the host. */
export type PointFacts<Point extends keyof Contributes> = Omit<Contributes[Point][number], 'module' | 'head'>;

/** The export of a contribution's module that its manifest names: called once, returns the contribution. */
export type Activate<Point extends PointName, Options = Readonly<Record<string, unknown>>> = (
  context: PluginContext<Options, PointFacts<Point>>,
) => ContributionPoints[Point] | Promise<ContributionPoints[Point]>;
