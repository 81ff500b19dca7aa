/** Which contribution each point takes. Adding a point: one interface here, one schema in schemas/points, one consumer in core. */
import type { ComponentType } from 'react';
import type { IconName, PictureProps } from '../ui';
import type { CardAction } from './cardAction';
import type { PaymentMethod } from './payment';
import type { PlayerPart } from './player';
import type { SearchEngine } from './search';
import type { AnalyticsEvent, Row } from './services';
import type { SignInProvider } from './signIn';

export interface SectionProps {
  readonly row: Row;
  /** What the realm's fixed row says beside `type`, `bucket` and `title`; the plugin's own defaults otherwise. */
  readonly options: Readonly<Record<string, unknown>>;
  /** 0 for the first row of the page: its images are fetched at once. */
  readonly position: number;
}
/** A row of a page. */
export interface Section {
  readonly View: ComponentType<SectionProps>;
  /** The pictures that make up most of its view, as `Picture` shows them: they are fetched while the page is still being drawn. */
  readonly pictures?: (props: SectionProps) => readonly PictureSource[];
}

/** What an eager `Picture` is told; `media`, as CSS writes it, when not every window shows it. */
export type PictureSource = Readonly<{ src: string; media?: string } & Pick<PictureProps, 'wide' | 'size'>>;

/** A part of the account page. Its heading and the line beneath stand there already; what the view draws comes below. */
export interface AccountPanel {
  readonly View: ComponentType;
}

export interface RouteProps {
  readonly parameters: Readonly<Record<string, string>>;
}
/** A page at a route role. */
export interface RoutePage {
  readonly Page: ComponentType<RouteProps>;
}

/** Takes events. A sink that throws is logged and never affects the site (ANA-010). */
export interface AnalyticsSink {
  accept(event: AnalyticsEvent): void;
  /** The page is being left: send what is still held. */
  flush?(): void;
}

/**
 * An item that a realm may place in its menus: facts of the manifest, without a module, since a menu is drawn before any
 * plugin's code is there. A realm places it with `{ "type": "plugin-item", "data": { "id": "<name>" } }`.
 */
export interface MenuItemFacts {
  readonly name: string;
  /** A key of the plugin's messages. */
  readonly labelKey: string;
  readonly icon?: IconName;
  /** Where it leads: a route role whose path needs no parameter, or a path of the site. */
  readonly to: string;
  /** `anyone` unless the manifest says otherwise; `admin` is a role of settings.adminRoles. */
  readonly audience?: 'anyone' | 'guest' | 'viewer' | 'admin';
}

/** Points whose contributions are facts alone: nothing is loaded or activated for them, so they are in force from the start. */
export interface FactPoints {
  'menu-item': MenuItemFacts;
}
export const factPoints: ReadonlySet<string> = new Set<keyof FactPoints>(['menu-item']);

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

export type PointName = keyof ContributionPoints;
