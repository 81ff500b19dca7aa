/** Which contribution each point takes. Adding a point: one interface here, one schema in schemas/points, one consumer in core. */
import type { ComponentType } from 'react';
import type { PaymentMethod } from './payment';
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

export interface ContributionPoints {
  'sign-in-provider': SignInProvider;
  'payment-method': PaymentMethod;
  section: Section;
  route: RoutePage;
  'analytics-sink': AnalyticsSink;
}

export type PointName = keyof ContributionPoints;
