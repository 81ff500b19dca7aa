/** Bindings of pages with rows: sections, content cards, links of content. */
import { Card } from '../../catalogue/components/Card';
import { cardSettings, OpenCard } from '../../catalogue/cardSettings';
import { CardShelf } from '../../catalogue/components/CardShelf';
import { createContentApi } from '../../catalogue/contentApi';
import { LazyActions, LazyMovingPicture } from '../../catalogue/components/LazyActions';
import { fallbackImage, sizedAddress } from '../../catalogue/backgroundPicture';
import { rowRenderers } from '../../catalogue/rowSections';
import { sectionPages, SectionStore } from '../../catalogue/SectionStore';
import type { MessageStore } from '../../i18n/MessageStore';
import { Message } from '../../pageKit/Message';
import { NotFoundPage } from '../../pageKit/NotFoundPage';
import { SectionPage } from '../../catalogue/pages/SectionPage';
import { newRelease, pageDrawn, pageLog, pageTexts } from '../../pageKit/pageServices';
import { playbackService, type PlaybackService } from '../../playback/playbackService';
import { createEntryMemory } from '../../routing/createEntryMemory';
import {
  actions,
  backgroundPicture,
  backgroundVideos,
  type BackgroundVideos,
  cardShelf,
  fallbackPicture,
  heroPlayer,
  type HeroPlayerProps,
  resumePositions,
  type ResumePositions,
  movingPicture,
} from '../../sdk/cards';
import { entryMemory } from '../../sdk/entryMemory';
import { platformClient, type PlatformClient } from '../../sdk/platform';
import * as sdk from '../../sdk/services';
import type { Clock, Content, ContentLinks, KeyValueStore, SessionView, Viewer } from '../../sdk/services';
import { sessionStore } from '../../session/SessionStore';
import { signInDeps, type SignInDeps } from '../../session/signInDeps';
import { textIn } from '../../shell/menuEntries';
import { reloadForNewRelease } from '../staleRelease';
import { FirstPage } from '../services/FirstPage';
import * as own from '../tokens';
import type { Bind, Wiring } from './wiring';
import { preloadPicture } from '../../catalogue/preloadPicture';
import { isOnHost } from '../../ui/hostRender';
import { ResumePositionStore } from '../../playback/ResumePositionStore';
import type { ComponentType } from 'react';
import { lazyPart } from '../../catalogue/lazyPart';
import { pageLoaded } from '../../catalogue/pageLoaded';
import { actionKey, liveBadge } from '../../catalogue/cardLabel';
import { callToActionTarget } from '../../catalogue/callToAction';
import { cardTarget, type Target } from '../../catalogue/cardTarget';
import type { CheckedSettings } from '../../realm/checkedRealm';
import { pathOf } from '../../routing/buildPath';
import { queryNames } from '../../routing/queryNames';
import type { ActiveRoutes } from '../../routing/routeTables';
import type { RoutingStore } from '../../routing/RoutingStore';

export function bindCatalogue(bind: Bind, { page, environment, get }: Wiring): void {
  const { realm } = page;
  const log = environment.log('catalogue');
  bind(pageTexts, [own.messageStore], (texts) => ({
    has: (key) => texts.messages.has(key),
    require: (bundle) => texts.require(bundle).catch(() => undefined),
  }));
  bind(
    newRelease,
    [own.tabValues, own.browserAddressToken],
    (visit, address) => () => reloadForNewRelease(visit, address),
  );
  bind(pageLog, [], () => environment.log('page'));
  bind(pageDrawn, [own.firstContent], (first) => () => first.drawn());
  bind(sdk.card, [], () => Card);
  bind(sdk.sectionPage, [], () => SectionPage);
  bind(sdk.notFoundPage, [], () => NotFoundPage);
  bind(sdk.pageMessage, [], () => Message);
  bind(sdk.contentLinks, [own.routingStore, sdk.session, sdk.clock], (routing, session, clock) =>
    createContentLinks(routing, session, realm.settings, clock),
  );
  bind(cardSettings, [fallbackPicture], (fallback) => ({
    showTitles: realm.settings.contentTitles === 'show',
    fallbackImage: fallback,
    rules: realm.settings,
    openCard: new OpenCard(),
  }));
  bind(cardShelf, [], () => CardShelf);
  bind(actions, [], () => LazyActions);
  bind(movingPicture, [], () => LazyMovingPicture);
  bind(heroPlayer, [own.messageStore], (texts) =>
    realm.settings.heroPlayer ? createHeroPlayer((bundle) => texts.require(bundle)) : null,
  );
  bind(
    backgroundPicture,
    [],
    () =>
      (address, isForWide = isOnHost) =>
        sizedAddress(address, isForWide ? Infinity : environment.document.documentElement.clientWidth),
  );
  bind(fallbackPicture, [], () => (content) => fallbackImage(realm.images, content));
  bind(resumePositions, [own.localValues, sdk.clock, sessionStore], (values, clock, session) =>
    createResumePositions(values, clock, () => session.keeping),
  );
  bind(backgroundVideos, [playbackService], (slot) => createBackgroundVideos(slot, () => get(signInDeps)));
  bind(entryMemory, [sectionPages, sdk.session], (pages, session) =>
    createEntryMemory(() => [
      pages.audience,
      session.viewer.id && `${session.viewer.id} ${session.viewer.isChild}`,
    ]),
  );
  const report = (error: unknown) =>
    log.warn('A section or row was not read whole.', { reason: String(error) });
  const sections = rowRenderers(realm);
  const openSection = (section: string, client: PlatformClient, messages: MessageStore) =>
    new SectionStore(section, {
      api: createContentApi(client, realm.settings),
      sections,
      pages: realm.pages,
      localise: (text) => (typeof text === 'object' ? textIn(text, messages.locale) : null),
      firstAnswer: (asked) => get(own.firstPage).takeAnswer(asked, messages.locale),
      taken: (store, answer) =>
        void get(own.firstContent)
          .ready.then(() => import('../../catalogue/readRowsAgain'))
          .then(({ readRowsAgain }) =>
            readRowsAgain({ store, answer, sections, fixed: section in realm.pages, report }),
          )
          .catch(report),
      report,
    });
  bind(
    own.firstPage,
    [platformClient, own.messageStore, own.pluginRegistry, own.firstContent, sdk.clock],
    (client, messages, registry, first, clock) => {
      return new FirstPage({
        early: globalThis.prosceniumEarly,
        fetchPicture: preloadPicture,
        open: (section) => openSection(section, client, messages),
        registry,
        drawn: first.ready,
        clock,
      });
    },
  );
  bind(
    sectionPages,
    [platformClient, own.messageStore, sessionStore, own.tokenVault, own.firstPage],
    (client, messages, session, vault, first) => {
      // Until the session has started, the page is assumed to belong to the owner of the stored tokens.
      const storedSession = vault.read() !== null && vault.provider !== null ? 'viewer' : 'guest';
      const audience = () =>
        `${messages.locale} ${session.state.status === 'starting' ? storedSession : session.state.status} ${session.profileChanges}`;
      return {
        get audience() {
          return audience();
        },
        open: (section) => first.storeOf(section) ?? openSection(section, client, messages),
      };
    },
  );
}

/** The same positions that playback stores, for the same viewer. */
function createResumePositions(
  keyValues: KeyValueStore,
  clock: Clock,
  viewer: () => Viewer,
): ResumePositions {
  const positions = new ResumePositionStore(keyValues, clock, () => (viewer().isGuest ? null : viewer().id));
  return {
    position: (contentId) => positions.position(contentId),
    forget: (contentId) => (contentId === undefined ? positions.forgetAll() : positions.forget(contentId)),
  };
}

/** `requireTexts` loads a bundle of texts; without them the player is not rendered (HOM-027). */
function createHeroPlayer(requireTexts: (bundle: string) => Promise<void>): ComponentType<HeroPlayerProps> {
  return lazyPart<HeroPlayerProps>(async () => {
    await pageLoaded();
    const [{ HeroPlayer }] = await Promise.all([
      import('../../playback/pages/HeroPlayer'),
      requireTexts('playback'),
    ]);
    return HeroPlayer;
  });
}

/** `signIn` is read when a video is requested: it decides whether this viewer may watch at all (SGP-108). */
function createBackgroundVideos(slot: PlaybackService, signIn: () => SignInDeps): BackgroundVideos {
  const open = async () => slot.open((await import('../../playback/Playback')).createPlayback);
  return {
    wishes: async () => {
      const { videoBackgroundAutoPlay, videoBackgroundAutoPlayAudio } = await (await open()).preferences();
      return {
        autoPlay: videoBackgroundAutoPlay !== false,
        autoPlayAudio: videoBackgroundAutoPlayAudio === true,
      };
    },
    show: async (content, place, how) => {
      const [playback, { showInBackground }, { requiredSignIn }] = await Promise.all([
        open(),
        import('../../playback/BackgroundPlayback'),
        import('../../session/requiredSignIn'),
      ]);
      const parts = signIn();
      const mayWatch = requiredSignIn(parts, parts.routes(), '') === null;
      return showInBackground(content, place, how, {
        api: playback.api,
        engines: playback.engines,
        locale: () => document.documentElement.lang,
        mayWatch,
      });
    },
  };
}

/**
 * Links of content, for content cards and heroes: the catalogue's rules with this realm's route tables and
 * this viewer.
 */
export function createContentLinks(
  routing: RoutingStore,
  session: SessionView,
  settings: CheckedSettings,
  clock: Clock,
): ContentLinks {
  const pathTo = ({ role, parameters, query, thenTo }: Target, routes: ActiveRoutes): string | null => {
    const from = thenTo === undefined ? null : pathTo(thenTo, routes);
    return pathOf(routes, role, parameters, {
      query: { ...query, ...(from === null ? {} : { [queryNames.from]: from }) },
    });
  };
  const target = (content: Content, routes: ActiveRoutes): string | null => {
    const found = cardTarget(content, { ...settings, isGuest: session.viewer.isGuest });
    return found === null ? null : pathTo(found, routes);
  };
  return {
    target: (content) => target(content, routing),
    sharedPath: (content) =>
      target(content, { tables: routing.tables, signInPaths: routing.signInPaths, activeTable: 'default' }),
    callToAction: (cta) => {
      const found = callToActionTarget(cta, routing.tables);
      if (found === null) return null;
      if (found.kind === 'external') return { href: found.url, newTab: true };
      const href = pathOf(routing, found.role, found.parameters, { query: found.query });
      return href === null ? null : { href, newTab: false };
    },
    actionKey: (content, now = clock.now()) => actionKey(content, liveBadge(content, now)),
  };
}
