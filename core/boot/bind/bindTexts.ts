/** Bindings of texts, language, and routes. */
import { MessageStore } from '../../i18n/MessageStore';
import { CountryList } from '../../platform/CountryList';
import { platformLabels } from '../../platform/labels';
import { ViewerCountry } from '../../platform/ViewerCountry';
import { languagePrefixes, realmRoutes, signInPaths } from '../../realm/realmRoutes';
import { buildRouteTables } from '../../routing/routeTables';
import { RoutingStore } from '../../routing/RoutingStore';
import { platformClient } from '../../sdk/platform';
import * as sdk from '../../sdk/services';
import type { RealmView } from '../../sdk/services';
import { languageMemory } from '../../session/languageMemory';
import { languageChoice } from '../../pageKit/pageServices';
import { createMessageSource } from '../services/messages';
import * as own from '../tokens';
import type { Bind, Wiring } from './wiring';
import type { CheckedRealm } from '../../realm/checkedRealm';
import { fontStack } from '../../realm/themeProperties';

export function bindTexts(bind: Bind, { page, environment, get, onDispose }: Wiring): void {
  const log = environment.log('texts');
  const { development = false } = page;
  const labels = () => platformLabels(get(platformClient), page.realm.id);
  bind(own.messageStore, [own.localValues], (values) => {
    const memory = languageMemory(values);
    const store = new MessageStore(
      {
        source: createMessageSource(page, environment.fetch),
        labels: {
          load: (locale, signal) => labels().load(locale, signal),
          texts: (keys, signal) => labels().texts(keys, signal),
        },
        memory: {
          read: () => memory.read(),
          write: (locale) => (memory.write(locale), environment.rememberLanguage(locale)),
        },
        report: (problem) =>
          void import('../services/messageReport').then(
            ({ messageReport }) => messageReport(log, development)(problem),
            () => log.warn(problem.kind, { ...problem }),
          ),
        after: environment.clock.after,
        development,
      },
      { locale: page.locale, ...page.messages } as ConstructorParameters<typeof MessageStore>[1],
    );
    onDispose(() => store.dispose());
    return store;
  });
  bind(own.viewerCountry, [platformClient, own.messageStore], (client, store) => {
    const countries = new CountryList(client, () => store.locale);
    return new ViewerCountry(countries, environment.sessionValues, (error) =>
      log.warn('The country is not known.', { reason: String(error) }),
    );
  });
  bind(languageChoice, [own.messageStore], (store) => ({ choose: (code) => void store.setLocale(code) }));
  bind(own.routingStore, [own.messageStore], (store) => {
    const { realm } = page;
    return new RoutingStore({
      tables: buildRouteTables(realmRoutes(realm), page.debugTable),
      signInPaths: signInPaths(realm),
      pinned: realm.routes.language,
      languagePrefixes: languagePrefixes(realm),
      language: () => store.locale,
    });
  });
  bind(sdk.realm, [own.messageStore], (store) => createRealmView(page.realm, store));
}

/** The part of the realm that plugins can read. */
function createRealmView({ id, title, theme, settings }: CheckedRealm, messages: MessageStore): RealmView {
  return {
    id,
    title,
    get locale() {
      return messages.locale;
    },
    get direction() {
      return messages.direction;
    },
    color: (name) => theme.colors[name],
    bodyFont: fontStack(theme.fonts.body),
    radius: theme.shape.radius,
    sharing: settings.socialSharingStatus === 'ENABLED',
  };
}
