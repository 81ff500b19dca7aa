/** Bindings of the realm's plugins: their code, scripts and contexts. */
import { observable, runInAction } from 'mobx';
import { AnalyticsHub } from '../../plugins/AnalyticsHub';
import { contextFactory } from '../../plugins/pluginContext';
import { PluginRegistry, type PluginModules } from '../../plugins/PluginRegistry';
import type { ScriptLoader } from '../../plugins/ScriptLoader';
import { integrityOf } from '../../realm/subresourceIntegrity';
import { pluginStates, type PluginStates } from '../../sdk/pluginStates';
import { draftChecker, previewFrames, type PreviewFrames } from '../../sdk/previewFrames';
import type { Log } from '../../sdk/context';
import * as sdk from '../../sdk/services';
import { sessionStore } from '../../session/SessionStore';
import { loadOnce } from '../../platform/loadOnce';
import type { Fetch } from '../../platform/browser/browserClock';
import { watchConnection } from '../../ui/useOnline';
import type { PageData } from '../pageData';
import type { RealmData } from '../../realm/realmData';
import { packagedModules } from '../services/packagedModules';
import * as own from '../tokens';
import type { Bind, Wiring } from './wiring';
import type { CheckedRealm } from '../../realm/checkedRealm';
import { assignPreview } from '../preview/previewSetupOf';
import type { PointName } from '../../sdk/points';

export function bindPlugins(bind: Bind, { page, environment, get, onDispose }: Wiring): void {
  const { localValues, log } = environment;
  const { packages = {} } = page;
  const modules = { ...environment.modules, ...packagedModules(packages, environment.importModule) };
  bind(own.pageScripts, [sdk.clock], (clock) => {
    let loader: Promise<ScriptLoader> | undefined;
    return () =>
      (loader ??= import('../../plugins/ScriptLoader').then(({ createScriptLoader: pageScripts }) =>
        pageScripts(environment.document, clock, page.realm),
      ));
  });
  bind(own.scriptGuests, [], () => new Set());
  bind(own.pluginRegistry, [sdk.clock], (clock) => {
    const { plugins } = page.realm;
    const contexts = contextFactory({
      service: get,
      scripts: get(own.pageScripts),
      guests: get(own.scriptGuests),
      integrityOf: (url) => integrityOf(page.realm.settings, url),
      keyValues: localValues,
      tabValues: environment.sessionValues,
      log: (id) => log(id),
    });
    const registry = new PluginRegistry(
      plugins,
      withTexts(modules, (plugin) => get(own.messageStore).require(plugin)),
      contexts,
      clock,
      (failure) => log(failure.plugin).error(failure.message, failure.cause),
      watchConnection,
    );
    onDispose(() => registry.dispose());
    return registry;
  });
  bind(pluginStates, [own.pluginRegistry], (registry) =>
    createPluginStates(registry, page, environment.fetch, log('preview')),
  );
  bind(previewFrames, [], () => createPreviewFrames(page.realm));
  bind(draftChecker, [], () => {
    const checker = async () =>
      (await import('../services/draftChecker')).createDraftChecker(page, environment.fetch);
    return {
      check: async (text) => (await checker()).check(text),
      read: async (address) => (await checker()).read(address),
    };
  });
  bind(
    own.analyticsHub,
    [own.pluginRegistry, sdk.clock, sessionStore],
    (registry, clock, store) => new AnalyticsHub(registry, clock, () => store.userType, log('analytics')),
  );
  bind(sdk.analytics, [own.analyticsHub], (hub) => hub);
}

/** Loads a plugin's texts with its code; if they fail, it shows message keys rather than nothing. */
function withTexts(modules: PluginModules, require: (plugin: string) => Promise<void>): PluginModules {
  const entries = Object.entries(modules).map(([plugin, contributions]) => {
    const loading = Object.entries(contributions).map(([name, load]) => {
      const withText = async () => (await Promise.all([load(), require(plugin).catch(() => undefined)]))[0];
      // The loader also names the export of a module that several contributions share.
      return [name, Object.assign(withText, load)] as const;
    });
    return [plugin, Object.fromEntries(loading)] as const;
  });
  return Object.fromEntries(entries);
}

/** The realm and preview frames, for admin pages. */
export function createPreviewFrames({ locales, menus }: CheckedRealm): PreviewFrames {
  return { locales: locales.offered, layout: menus.WEB.layout, menuItems: menus.WEB.items, assignPreview };
}

/** The plugin registry's state, for the preview route. */
function createPluginStates(
  registry: PluginRegistry,
  { packages = {} }: PageData,
  fetch: Fetch,
  log: Log,
): PluginStates {
  const details = observable.box<RealmData['plugin-details']>({}, { deep: false });
  const files = () => import('../services/pluginFiles');
  const load = loadOnce(async () => {
    const loaded = await (await files()).readPluginDetails(fetch, log);
    runInAction(() => details.set(loaded));
  });
  return {
    get plugins() {
      // The pages that read them are few.
      load().catch(() => undefined);
      return registry.plugins.map(({ id, options, contributes }) => ({
        id,
        title: id,
        bytes: null,
        ...details.get()[id],
        options,
        from: packages[id]?.from ?? null,
        contributions: Object.entries(contributes).flatMap(([point, facts]) =>
          (facts ?? []).map(({ name, role }) => {
            const state = registry.states.get(`${id}:${point}/${name}`);
            return {
              point,
              name,
              ...(typeof role === 'string' ? { role } : {}),
              status: state?.status ?? ('enabled' as const),
              reason: state?.status === 'failed' ? state.reason.message : null,
            };
          }),
        ),
      }));
    },
    activate: (plugin, point, name) => {
      const request = { point: point as PointName, plugin, name };
      registry.forget(request);
      registry.resolve(request).catch(() => undefined);
    },
    samples: async (plugin) => (await files()).readSamples(fetch, plugin, packages[plugin]?.samples),
  };
}
