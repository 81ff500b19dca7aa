/** Bindings of pages with rows: sections, content cards, links of content. */
import { Card } from '../../catalogue/components/Card';
import { cardSettings } from '../../catalogue/cardSettings';
import { CardShelf } from '../../catalogue/components/CardShelf';
import { createContentApi } from '../../catalogue/contentApi';
import { LazyActions } from '../../catalogue/components/LazyActions';
import { LazyMovingPicture } from '../../catalogue/components/LazyMovingPicture';
import { fallbackImage } from '../../catalogue/fallbackImage';
import { OpenCard } from '../../catalogue/OpenCard';
import { sectionsOf } from '../../catalogue/rowSections';
import { SectionStore } from '../../catalogue/SectionStore';
import { sizedAddress } from '../../catalogue/backgroundPicture';
import type { MessageStore } from '../../i18n/MessageStore';
import { Message } from '../../pageKit/Message';
import { NotFoundPage } from '../../pageKit/NotFoundPage';
import { SectionPage } from '../../catalogue/pages/SectionPage';
import { newRelease, pageDrawn, pageLog, pageTexts } from '../../pageKit/pageServices';
import { sectionPages } from '../../catalogue/sectionPages';
import { playbackService } from '../../playback/playbackService';
import { createEntryMemory } from '../../routing/createEntryMemory';
import {
  fallbackPicture,
  cardShelf,
  actions,
  movingPicture,
  heroPlayer,
  backgroundPicture,
  keptPositions,
  backgroundVideos,
} from '../../sdk/cards';
import { entryMemory } from '../../sdk/entryMemory';
import { type PlatformClient, platformClient } from '../../sdk/platform';
import * as sdk from '../../sdk/services';
import { sessionStore } from '../../session/SessionStore';
import { signInDeps } from '../../session/signInDeps';
import { textIn } from '../../shell/localise';
import { reloadForNewRelease } from '../staleRelease';
import { createBackgroundVideos } from '../services/backgroundVideos';
import { createContentLinks } from '../services/contentLinks';
import { fetchPicture } from '../services/fetchPicture';
import { FirstPage } from '../services/FirstPage';
import { createHeroPlayer } from '../services/heroPlayer';
import { createKeptPositions } from '../services/keptPositions';
import * as own from '../tokens';
import type { Bind, Wiring } from './wiring';

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
    () => (address) => sizedAddress(address, environment.document.documentElement.clientWidth),
  );
  bind(fallbackPicture, [], () => (content) => fallbackImage(realm.images, content));
  bind(keptPositions, [own.localValues, sdk.clock, sessionStore], (values, clock, session) =>
    createKeptPositions(values, clock, () => session.keeping),
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
  const sections = sectionsOf(realm);
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
          .then(
            ({ readRowsAgain }) =>
              readRowsAgain({ store, answer, sections, fixed: section in realm.pages, report }),
            report,
          ),
      report,
    });
  bind(
    own.firstPage,
    [platformClient, own.messageStore, own.pluginRegistry, own.firstContent, sdk.clock],
    (client, messages, registry, first, clock) => {
      return new FirstPage({
        early: globalThis.prosceniumEarly,
        fetchPicture,
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
      const kept = vault.read() !== null && vault.provider !== null ? 'viewer' : 'guest';
      const audience = () =>
        `${messages.locale} ${session.state.status === 'starting' ? kept : session.state.status} ${session.profileChanges}`;
      return {
        get audience() {
          return audience();
        },
        open: (section) => first.storeOf(section) ?? openSection(section, client, messages),
      };
    },
  );
}
