/** A runtime for cards: the test kit's fakes, with a realm's settings for cards. */
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { Card } from '../../../../core/catalogue/components/Card';
import { HOVER_DWELL_MS } from '../../../../core/catalogue/useHoverCard';
import { PluginRegistry, type PluginModules } from '../../../../core/plugins/PluginRegistry';
import { RegistryContext } from '../../../../core/plugins/RegistryContext';
import { cardSettings, type CardSettings, OpenCard } from '../../../../core/catalogue/cardSettings';
import type { EnabledPlugin } from '../../../../core/realm/checkedRealm';
import {
  contentLinks,
  favourites,
  resumePositions,
  type Content,
  type ContentLinks,
  type Favourites,
  type PluginContext,
  type Token,
} from '../../../../core/sdk';
import { fakeContext, renderInRuntime, type FakeRuntime } from '../../../kit';

/** The simulated browser has no pointers. */
class SimulatedPointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
globalThis.PointerEvent ??= SimulatedPointerEvent as unknown as typeof PointerEvent;

export interface CardFixture {
  readonly runtime: FakeRuntime;
  draw(element: React.ReactElement, locale?: string): ReturnType<typeof renderInRuntime>;
}

export interface CardFixtureInput {
  readonly settings?: Partial<CardSettings>;
  readonly rules?: Partial<CardSettings['rules']>;
  readonly favourites?: Favourites;
  readonly position?: number | null;
  readonly links?: Partial<ContentLinks>;
  /** Card actions of plugins, by name. */
  readonly actions?: PluginModules[string];
  /** The types of content that an action's manifest names, by name. */
  readonly actionTypes?: Readonly<Record<string, readonly string[]>>;
}

export const film: Content = {
  id: 'f1',
  title: 'The Ferry',
  type: 'VOD',
  accessLevel: 'GRANTED',
  duration: 6000,
  thumbnailUrl: 'https://img.example/f1.webp',
  description: 'Twenty minutes of water.',
};

/** Actions whose manifests name a rule of the site, as the repository's do. */
const ruled: ReadonlySet<string> = new Set(['share', 'watchlist']);

/** As the composition root makes them, except for the network. */
export function cardFixture(given: CardFixtureInput = {}): CardFixture {
  const { runtime } = fakeContext({ options: {} });
  const settings: CardSettings = {
    showTitles: true,
    fallbackImage: () => 'https://img.example/fallback.webp',
    rules: {
      socialSharingStatus: 'DISABLED',
      watchlistsEnabled: false,
      currentProgramPlaybackStatus: 'DISABLED',
      epgPlaybackContentStatus: 'DISABLED',
      ...given.rules,
    },
    openCard: new OpenCard(),
    ...given.settings,
  };
  const links: ContentLinks = {
    target: (content) => (content.accessLevel === 'GEOBLOCKED' ? null : `/video/${content.id}`),
    sharedPath: (content) => `/video/${content.id}`,
    callToAction: ({ link }) =>
      link.kind === 'external' ? { href: link.url, newTab: true } : { href: '/video/cta', newTab: false },
    actionKey: ({ accessLevel }) =>
      accessLevel === 'DENIED'
        ? 'purchase'
        : accessLevel === 'GRANTED_ON_SIGN_IN'
          ? 'signInToWatch'
          : accessLevel === 'GEOBLOCKED'
            ? 'notAvailable'
            : 'watchNow',
    ...given.links,
  };
  const own = new Map<symbol, unknown>([
    [cardSettings.key, settings],
    [contentLinks.key, links],
    [resumePositions.key, { position: () => given.position ?? null }],
    ...(given.favourites ? [[favourites.key, given.favourites] as const] : []),
  ]);
  const service = <T,>(token: Token<T>): T =>
    own.has(token.key) ? (own.get(token.key) as T) : runtime.service(token);
  const names = Object.keys(given.actions ?? {})
    .map((key) => key.replace('card-action/', ''))
    .map((name) => ({
      name,
      ...(ruled.has(name) ? { shownAs: name } : {}),
      ...(given.actionTypes?.[name] ? { types: given.actionTypes[name] } : {}),
    }));
  const plugin: EnabledPlugin = {
    id: 'action/test',
    title: 'Test',
    options: {},
    contributes: { 'card-action': names },
    scriptSources: [],
    storage: [],
  };
  const registry = new PluginRegistry(
    [plugin],
    { 'action/test': given.actions ?? {} },
    () => ({}) as PluginContext,
    runtime.clock,
    () => undefined,
  );
  const furnished: FakeRuntime = { ...runtime, service };
  return {
    runtime: furnished,
    draw: (element, locale = 'en') =>
      renderInRuntime(<RegistryContext value={registry}>{element}</RegistryContext>, {
        runtime: furnished,
        locale,
      }),
  };
}

/** The enlarged card. */
export const hoverCard = () => document.querySelector<HTMLElement>('[data-hover-card]');
/** A card in its list item. */
export const item = (content: Content) => (
  <li key={content.id}>
    <Card content={content} shape="default" />
  </li>
);

/** Rests the mouse on a card until it expands. */
export async function rest({ runtime }: CardFixture, target: HTMLElement) {
  fireEvent.pointerEnter(target, { pointerType: 'mouse', screenX: 1, screenY: 1 });
  fireEvent.pointerMove(target, { pointerType: 'mouse', screenX: 5, screenY: 5 });
  await act(async () => runtime.clock.pass(HOVER_DWELL_MS));
}
