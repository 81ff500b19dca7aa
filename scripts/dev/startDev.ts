/**
 * `plugin dev`: a demo realm with a plugin of another repository, against the sandbox. Open pages take over an edit of
 * components and styles, and load again after any other.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOwnPlugin, staleFiles } from '../author/ownPlugin';
import { BUILD_FOLDER, readBuild } from '../build/readBuild';
import { RENDERER } from '../build/rendererVersion';
import { problemsText } from '../cli/outcome';
import { compileRealm } from '../compile/compileRealm';
import { parseJsonDocument } from '../compile/jsonDocument';
import { isRecord } from '../compile/jsonPointer';
import { hasErrors } from '../compile/problem';
import { readRealmSources } from '../compile/realmSources';
import { createHandler } from '../host/handler/createHandler';
import { loadRenderer } from '../host/loadRenderer';
import { proxyList, startNodeServer } from '../host/nodeServer';
import { addPlugin, removePlugin } from '../install/addPlugin';
import { siteBuilds } from '../install/siteBuilds';
import { readSitePlugins } from '../install/sitePlugins';
import type { InstalledPlugin } from '../plugins/installedPlugins';
import { publishCompilation } from '../publish/publishCompilation';
import { readPictures } from '../publish/readPictures';
import { realmTexts } from '../publish/realmTexts';
import { storeBuild } from '../publish/storeBuild';
import { memoryStore } from '../releases/memoryStore';
import { publishRelease, storeRelease } from '../releases/publishRelease';
import { startSandbox } from '../sandbox/startSandbox';
import { storeSources } from '../serve/storeSources';
import { devDocument, type DevSettings } from './devDocument';
import { reloading, uncompressed } from '../host/reloading';
import { canRefresh, RefreshableBundle, type PluginSources } from './refreshable';
import { DEVELOPMENT_BUILD, FIRST_SCRIPT, readSiteFile } from './siteFile';

export interface DevOptions {
  /** The package with the site, its realms and the sandbox: the working directory. */
  readonly home: string;
  /** The repository of the plugin. */
  readonly folder: string;
  /** A demo realm. */
  readonly realm: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** Whether pages take over edits, in the build for development; without it they are as viewers get them. */
  readonly isEdited: boolean;
}

export interface RunningDev {
  /** The address of the realm. */
  readonly address: string;
  /** The address of its platform. */
  readonly platform: string;
  /** The key that the realm has at its platform. */
  apiKey(): string;
  /** What was published last; null when nothing was. */
  plugin(): InstalledPlugin | null;
  /** Reads the plugin again and publishes the realm with it; returns its mistakes, or null. */
  refresh(): Promise<string | null>;
  stop(): Promise<void>;
}

const SETTINGS = 'dev.json';
/** The site is in memory, and changes at any time. */
const author = () => ({ by: 'developer', message: null, at: Date.now() });

/** Rejects when a port is taken. */
export async function startDev({ home, folder, realm: id, port, isEdited }: DevOptions): Promise<RunningDev> {
  const site = readSiteFile(home);
  const builtIn = isEdited ? DEVELOPMENT_BUILD : BUILD_FOLDER;
  const build = await readBuild(home, builtIn);
  if (build === null) throw new Error(`There is no build in ${path.join(home, builtIn)}.`);
  const store = memoryStore();
  const object = await storeBuild(store, path.join(home, builtIn), build, Date.now());
  const buildFor = siteBuilds({ root: home, store, build, object, sharing: builtIn, now: Date.now() });
  const sandbox = await startSandbox({ port: 0, dataFolder: 'memory' });
  const pages = reloading(
    createHandler({
      ...storeSources({
        store,
        now: () => performance.now(),
        pointerAge: 0,
        report: console.error,
        compressor: uncompressed,
        renderer: loadRenderer([path.join(home, RENDERER)]),
      }),
      isEdited: true,
      report: console.error,
    }),
    isEdited ? readFileSync(path.join(home, FIRST_SCRIPT), 'utf8') : null,
  );
  const server = await startNodeServer({
    handler: pages.handler,
    hostname: '127.0.0.1',
    port,
    proxies: proxyList('127.0.0.1'),
  });

  const file = `realms/${id}/realm.json`;
  const sources = {
    ...readRealmSources(home, [id]),
    // The build has the fonts; the packages that it took them from are not here.
    fontFamilies: new Map(
      Object.entries(build.fonts).map(([family, faces]) => [family, faces.map(({ subset }) => subset)]),
    ),
  };
  const demo = JSON.parse(sources.documents.get(file) ?? '{}') as Readonly<Record<string, unknown>>;

  let apiKey = '';
  /** The addresses of the plugin's modules. */
  let modules: readonly string[] = [];
  let version = 0;
  const publish = async (plugin: InstalledPlugin | null): Promise<string | null> => {
    const { installed, stored } = await readSitePlugins(site.installed, store);
    const settings = readSettings(folder);
    if (typeof settings === 'string') return settings;
    const document = plugin === null ? demo : devDocument(id, demo, plugin.manifest, settings);
    const documents = new Map(sources.documents).set(file, JSON.stringify(document, null, 2));
    const compilation = compileRealm({ sources: { ...sources, documents }, file }, installed, {
      '/platform/url': sandbox.url,
      '/hosts': [`${id}.localhost`],
    });
    if (hasErrors(compilation.problems))
      return `The realm with the plugin has mistakes (${SETTINGS} can set options):\n${problemsText(compilation.problems)}`;
    const own = await buildFor([...compilation.enabled.keys()].flatMap((each) => stored.get(each) ?? []));
    if (typeof own === 'string') return own;
    const pictures = readPictures(home, file, compilation, sources);
    const overrides = realmTexts(sources, compilation.chain);
    const published = publishCompilation(compilation, { ...own, overrides, pictures, development: true });
    if (published === null) return `${file} is abstract.`;
    const release = await storeRelease(store, published, pictures, own.object);
    const { realm } = published;
    ({ apiKey } = realm.platform);
    await publishRelease(store, release, author(), { content: { realm, build: own.object } });
    const addresses = Object.values(own.packages?.[plugin?.manifest.id ?? '']?.modules ?? {});
    modules = [...new Set(addresses.map((address) => address.replace(/#.*$/, '')))];
    return null;
  };

  const read = async (): Promise<PluginVersion | string> => {
    const own = await readOwnPlugin(folder);
    if (own === null) return 'The package.json names no plugin.';
    if (own.plugin === undefined || hasErrors(own.problems)) return problemsText(own.problems);
    for (const stale of staleFiles(folder, own.generated))
      writeFileSync(path.join(folder, stale), own.generated.get(stale) ?? '');
    await removePlugin(store, own.plugin.manifest.id);
    const opened = { folder, integrity: 'none' };
    const development = isEdited ? new RefreshableBundle(folder, (version += 1)) : undefined;
    const added = await addPlugin({ site, store, opened, by: 'developer', now: Date.now(), development });
    if ('refusal' in added) return added.refusal;
    const { manifest, optionsSchema, texts, samples } = added.plugin;
    const facts = JSON.stringify([manifest, optionsSchema, texts, samples, readSettings(folder)]);
    return { plugin: own.plugin, sources: development?.sources ?? null, facts };
  };

  // Pages have somewhere to show the first mistakes.
  await publish(null);
  let last: PluginVersion | null = null;
  const published = async (): Promise<string | null> => {
    const own = await read();
    if (typeof own === 'string') return own;
    const mistakes = await publish(own.plugin);
    if (mistakes !== null) return mistakes;
    if (last !== null && isTakenOver(last, own)) pages.update(modules);
    else pages.reload();
    last = own;
    return null;
  };
  const refresh = async () => {
    const mistakes = await published().catch((error: unknown) => String(error));
    if (mistakes !== null) pages.show(mistakes);
    return mistakes;
  };
  return {
    address: `http://${id}.localhost:${server.port}/`,
    platform: sandbox.url,
    apiKey: () => apiKey,
    plugin: () => last?.plugin ?? null,
    refresh,
    async stop() {
      await server.stop(0);
      await sandbox.stop();
    },
  };
}

/** A version of the plugin that was published. */
interface PluginVersion {
  readonly plugin: InstalledPlugin;
  /** Null when edits are not taken over. */
  readonly sources: PluginSources | null;
  /** All but its code. */
  readonly facts: string;
}

const isTakenOver = (before: PluginVersion, after: PluginVersion): boolean =>
  before.sources !== null &&
  after.sources !== null &&
  before.facts === after.facts &&
  canRefresh(before.sources, after.sources);

/** Returns the error messages if the file is not a JSON object. */
function readSettings(folder: string): DevSettings | string {
  const file = path.join(folder, SETTINGS);
  if (!existsSync(file)) return {};
  const { value, problems } = parseJsonDocument(SETTINGS, readFileSync(file, 'utf8'));
  if (problems.length > 0) return problemsText(problems);
  return isRecord(value) ? value : `${SETTINGS} is no JSON object.`;
}
