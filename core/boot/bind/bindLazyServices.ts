/** Bindings of lazy services: their dependencies, never their code. */
import { purchaseLog, purchaseMemory } from '../../commerce/purchaseMemory';
import { PREFERENCES_CHANGED } from '../../account/pages/preferenceNews';
import { preferencesChanged } from '../../pageKit/pageServices';
import { loadOnce } from '../../platform/loadOnce';
import { lazyService } from '../../platform/lazyService';
import { playbackService, type PlaybackService } from '../../playback/playbackService';
import { profileService } from '../../profiles/profileService';
import type { ProfileStore } from '../../profiles/ProfileStore';
import { PAGE_SIZES } from '../../sdk/constants';
import { searchService } from '../../search/searchService';
import type { SearchStores, SearchStoresDeps } from '../../search/SearchStores';
import { channels } from '../../sdk/channels';
import { guideSettings } from '../../sdk/guide';
import { signInSettings } from '../../sdk/signIn';
import { cancellationPromo } from '../../sdk/cancellation';
import { basketCheckout } from '../../sdk/checkout';
import { platformClient } from '../../sdk/platform';
import { players } from '../../sdk/players';
import * as sdk from '../../sdk/services';
import { sessionStore } from '../../session/SessionStore';
import { signInDeps } from '../../session/signInDeps';
import { realmChannels } from '../services/channels';
import { phoneScreen } from '../services/FirstPage';
import * as own from '../tokens';
import type { Bind, Wiring } from './wiring';

export function bindLazyServices(bind: Bind, { page, environment, get, onDispose }: Wiring): void {
  const { clock, fetch, localValues, log } = environment;
  bind(purchaseLog, [], () => log('commerce'));
  bind(channels, [own.tokenRefresher, sdk.session, own.messageStore], (tokens, session, messages) =>
    realmChannels({
      platform: page.realm.platform,
      environment,
      tokens,
      session,
      locale: () => messages.locale,
      onDispose,
    }),
  );
  bind(guideSettings, [], () => ({
    externalTable: page.realm.settings.externalTable ?? null,
    epgPlaybackContentStatus: page.realm.settings.epgPlaybackContentStatus,
    currentProgramPlaybackStatus: page.realm.settings.currentProgramPlaybackStatus,
    pageSize: PAGE_SIZES.guide,
    rowSize: PAGE_SIZES.guideBucket,
  }));
  bind(signInSettings, [], () => ({
    appCheck: page.realm.settings.appCheck,
    isPhone: () => phoneScreen().matches,
  }));
  bind(cancellationPromo, [own.messageStore], (messages) => async () => {
    const [{ CancellationPromo }] = await Promise.all([
      import('../../commerce/components/CancellationPromo'),
      messages.require('commerce'),
    ]);
    return CancellationPromo;
  });
  bind(basketCheckout, [own.messageStore], (messages) => async () => {
    const [{ BasketCheckout }] = await Promise.all([
      import('../../commerce/pages/BasketCheckout'),
      messages.require('commerce'),
      messages.require('details'),
    ]);
    return BasketCheckout;
  });
  bind(preferencesChanged, [playbackService], (slot) => (change) => {
    slot.current?.forgetPreferences();
    localValues.write(PREFERENCES_CHANGED, String(clock.now()));
    // Languages chosen in the player on this device would otherwise take precedence.
    if ('audioLanguage' in change || 'subTitleLanguage' in change)
      void import('../../playback/PlayerChoices').then(({ PlayerChoices }) =>
        new PlayerChoices(localValues).forgetLanguages(),
      );
  });
  bind(purchaseMemory, [own.tabValues, own.localValues], (tab, browser) => ({ tab, browser }));
  bind(
    profileService,
    [platformClient, sessionStore, own.localValues, own.messageStore],
    (client, session, values, messages) => {
      const report = (error: unknown) =>
        log('profiles').warn('A profile was not read or changed.', { reason: String(error) });
      let store: ProfileStore | null = null;
      return async () => {
        const [{ ProfileStore }] = await Promise.all([
          import('../../profiles/ProfileStore'),
          messages.require('profiles'),
        ]);
        return (store ??= new ProfileStore({ client, session, values, report }));
      };
    },
  );
  bind(searchService, [platformClient, own.pluginRegistry], (client, registry) => {
    const slot = lazyService<SearchStoresDeps, SearchStores>({
      client,
      clock,
      registry,
      report: (error) =>
        log('search').warn('A search or a list was not read whole.', { reason: String(error) }),
    });
    onDispose(() => slot.current?.dispose());
    return slot;
  });
  bind(
    players,
    [playbackService, channels, sdk.navigation, own.messageStore],
    (slot, channels, navigation, messages) =>
      // Dependencies are resolved when the first plugin asks: they pull in a lot.
      loadOnce(async () => {
        const [{ createPlayers }] = await Promise.all([
          import('../services/players'),
          messages.require('playback'),
        ]);
        return createPlayers({ slot, channels, navigation, signIn: get(signInDeps) });
      }),
  );
  bind(
    playbackService,
    [platformClient, sessionStore, own.messageStore, sdk.analytics],
    (client, session, messages, analytics) => {
      const slot: PlaybackService = lazyService({
        client,
        fetch,
        clock,
        keyValues: localValues,
        platform: page.realm.platform,
        settings: page.realm.settings,
        viewer: () => session.keeping,
        locale: () => messages.locale,
        report: (error) => log('playback').warn('A part of the playback failed.', { reason: String(error) }),
        analytics,
      });
      onDispose(
        environment.tabs.listen((key) => key === PREFERENCES_CHANGED && slot.current?.forgetPreferences()),
      );
      onDispose(() => slot.current?.dispose());
      return slot;
    },
  );
}
