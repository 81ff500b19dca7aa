/** Reads the manifests of the installed plugins, and reports the mistakes in them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pluginSchema from '../../schemas/plugin.schema.json';
import accountPanel from '../../schemas/points/account-panel.schema.json';
import analyticsSink from '../../schemas/points/analytics-sink.schema.json';
import cardAction from '../../schemas/points/card-action.schema.json';
import menuItem from '../../schemas/points/menu-item.schema.json';
import paymentMethod from '../../schemas/points/payment-method.schema.json';
import playerPart from '../../schemas/points/player-part.schema.json';
import route from '../../schemas/points/route.schema.json';
import searchEngine from '../../schemas/points/search-engine.schema.json';
import section from '../../schemas/points/section.schema.json';
import signInProvider from '../../schemas/points/sign-in-provider.schema.json';
import { parseJsonDocument, type JsonDocument } from '../compile/jsonDocument';
import { isRecord, pointerOf } from '../compile/jsonPointer';
import { sortedProblems, type Problem } from '../compile/problem';
import { schemaChecker } from '../compile/schemaChecker';
import { schemaFindings, type Finding } from '../compile/schemaFindings';
import type { PluginManifest } from '../../core/generated/manifest';
import type { MessageFolder } from '../messages/readMessageSources';
import { headFindings } from './headFindings';
import { moduleFault } from './moduleReference';
import { reservedOptions } from './reservedOptions';
import { dependencyFolders, treeFolders, type PluginOrigin } from './pluginFolders';

/** The major version of core/sdk, which manifests name in `api`. */
export const sdkMajor = 1;

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface InstalledPlugin {
  readonly manifest: PluginManifest;
  /** The path of plugin.json, relative to the root. */
  readonly file: string;
  /** The manifest's folder, relative to the root. */
  readonly folder: string;
  /** The npm package; absent for a plugin in the tree. */
  readonly package?: string;
  readonly optionsSchema?: JsonSchema;
  /** The JSON text of its English messages; absent when it has none. */
  readonly englishMessages?: string;
}

export interface InstalledPlugins {
  /** By id, in alphabetical order. */
  readonly plugins: ReadonlyMap<string, InstalledPlugin>;
  /** Ids of plugins whose folder exists but whose manifest is unusable. */
  readonly broken: ReadonlySet<string>;
  /** Mistakes in the manifests. */
  readonly problems: readonly Problem[];
}

/** The schema of manifests, and those of the contribution points that it refers to. */
export const manifestSchemas = {
  plugin: pluginSchema,
  points: [
    accountPanel,
    analyticsSink,
    cardAction,
    menuItem,
    paymentMethod,
    playerPart,
    route,
    searchEngine,
    section,
    signInProvider,
  ],
};

const validateManifest = schemaChecker(manifestSchemas.points).compile(manifestSchemas.plugin);

/** Reads every manifest below `root`. A manifest with errors is left out and its problems are listed. */
export function readInstalledPlugins(root: string): InstalledPlugins {
  const problems: Problem[] = [];
  const plugins: InstalledPlugin[] = [];
  const broken = new Set<string>();
  for (const origin of [...treeFolders(root), ...dependencyFolders(root)]) {
    const read = readPlugin(root, origin);
    problems.push(...read.problems);
    if (read.plugin !== undefined) plugins.push(read.plugin);
    else if (origin.expectedId !== undefined) broken.add(origin.expectedId);
  }
  plugins.sort((a, b) => (a.manifest.id < b.manifest.id ? -1 : 1));
  const byId = new Map<string, InstalledPlugin>();
  for (const plugin of plugins) {
    const first = byId.get(plugin.manifest.id);
    if (first === undefined) byId.set(plugin.manifest.id, plugin);
    else
      problems.push(
        manifestProblem(
          root,
          plugin.file,
          '/id',
          'duplicate-plugin',
          `${first.file} has the id "${plugin.manifest.id}" already.`,
        ),
      );
  }
  for (const { plugin, pointer, message } of repeatedNames(byId.values()))
    problems.push(manifestProblem(root, plugin.file, pointer, 'duplicate-plugin', message));
  return { plugins: byId, broken, problems: sortedProblems(problems) };
}

/** With further plugins, which have other ids. */
export function withPlugins(
  { plugins, ...rest }: InstalledPlugins,
  further: readonly InstalledPlugin[],
): InstalledPlugins {
  const all = [...plugins.values(), ...further].sort((a, b) => (a.manifest.id < b.manifest.id ? -1 : 1));
  return { ...rest, plugins: new Map(all.map((plugin) => [plugin.manifest.id, plugin])) };
}

/** Where the plugins' texts are. */
export function messageFolders({ plugins }: Pick<InstalledPlugins, 'plugins'>): readonly MessageFolder[] {
  return [...plugins.values()].map(({ manifest, folder }) => ({
    id: manifest.id,
    messages: `${folder}/${manifest.messages ?? 'messages'}`,
  }));
}

/** One plugin; undefined when its manifest has errors. */
export function readPlugin(
  root: string,
  origin: PluginOrigin,
): { plugin?: InstalledPlugin; problems: readonly Problem[] } {
  const { folder } = origin;
  const file = `${folder}/${origin.manifestName}`;
  const absolute = path.join(root, file);
  if (origin.isChanged === true) {
    const message = `${origin.package ?? ''} is not the package that "proscenium.plugins" of the package.json names: its integrity in package-lock.json differs. Check what changed, then write the new integrity there.`;
    return {
      problems: [
        manifestProblem(
          root,
          'package.json',
          `/proscenium/plugins/${(origin.package ?? '').replaceAll('~', '~0').replaceAll('/', '~1')}`,
          'package-changed',
          message,
        ),
      ],
    };
  }
  if (!existsSync(absolute)) {
    const problem = manifestProblem(
      root,
      `node_modules/${origin.package ?? ''}/package.json`,
      '/proscenium/plugin',
      'missing-module',
      `${file} does not exist.`,
    );
    return { problems: [problem] };
  }
  const document = parseJsonDocument(file, readFileSync(absolute, 'utf8'));
  if (document.problems.length > 0) return { problems: document.problems };
  if (!validateManifest(document.value))
    return {
      problems: schemaFindings(validateManifest.errors ?? [], document.value).map((finding) =>
        placed(document, finding),
      ),
    };
  const manifest = document.value as PluginManifest;
  const problems: Problem[] = [];
  const report = (
    pointer: string,
    code: Problem['code'],
    message: string,
    suggestion: string | null = null,
  ): void => {
    problems.push(placed(document, { pointer, at: 'value', code, severity: 'error', message, suggestion }));
  };
  if (origin.expectedId !== undefined && manifest.id !== origin.expectedId) {
    report(
      '/id',
      'plugin-id-differs-from-folder',
      `The plugin is in plugins/${origin.expectedId}, so its id must be "${origin.expectedId}".`,
      origin.expectedId,
    );
  }
  if (!new RegExp(`^\\^${sdkMajor}(\\.|$)`).test(manifest.api))
    report(
      '/api',
      'wrong-sdk',
      `This installation has version ${sdkMajor} of the SDK, the plugin requires ${manifest.api}.`,
      `^${sdkMajor}`,
    );
  for (const [point, entries] of Object.entries(manifest.contributes)) {
    for (const [index, entry] of (entries ?? []).entries()) {
      const fault = 'module' in entry ? moduleFault(root, folder, entry.module) : null;
      if (fault === null) continue;
      const pointer = pointerOf(['contributes', point, index, 'module']);
      report(pointer, 'missing-module', fault.message, fault.suggestion);
    }
  }
  for (const [index, { role, paths, head }] of (manifest.contributes.route ?? []).entries()) {
    for (const { pointer, code, message, suggestion } of headFindings(role, paths?.default, head))
      report(pointerOf(['contributes', 'route', index, 'head']) + pointer, code, message, suggestion);
  }
  const options = readOptionsSchema(root, folder, manifest, report);
  if (problems.length > 0) return { problems };
  return {
    plugin: {
      manifest,
      file,
      folder,
      ...(origin.package === undefined ? {} : { package: origin.package }),
      ...(options === undefined ? {} : { optionsSchema: options }),
      ...englishMessages(path.join(root, folder, manifest.messages ?? 'messages')),
    },
    problems,
  };
}

function englishMessages(folder: string): Pick<InstalledPlugin, 'englishMessages'> {
  const file = path.join(folder, 'en.json');
  return existsSync(file) ? { englishMessages: readFileSync(file, 'utf8') } : {};
}

function readOptionsSchema(
  root: string,
  folder: string,
  manifest: PluginManifest,
  report: (pointer: string, code: Problem['code'], message: string, suggestion?: string | null) => void,
): JsonSchema | undefined {
  if (manifest.options === undefined) return undefined;
  const file = path.posix.join(folder, manifest.options);
  if (!existsSync(path.join(root, file))) {
    report('/options', 'missing-module', `${file} does not exist.`);
    return undefined;
  }
  const document = parseJsonDocument(file, readFileSync(path.join(root, file), 'utf8'));
  const [first] = document.problems;
  if (first !== undefined)
    report('/options', 'bad-options-schema', `${file}:${first.line}:${first.column}: ${first.message}`);
  else if (
    !isRecord(document.value) ||
    document.value['type'] !== 'object' ||
    document.value['additionalProperties'] !== false
  ) {
    report(
      '/options',
      'bad-options-schema',
      `${file} must describe a closed object: "type": "object", "additionalProperties": false.`,
    );
  } else {
    const names = Object.keys(isRecord(document.value['properties']) ? document.value['properties'] : {});
    const [reserved] = reservedOptions(manifest, names);
    if (reserved === undefined) return document.value;
    const { line, column } = document.keyPosition(pointerOf(['properties', reserved.name]));
    report(
      '/options',
      'bad-options-schema',
      `${file}:${line}:${column}: an option cannot be called "${reserved.name}", which core reads itself (${reserved.readAs}). Choose another name.`,
    );
  }
  return undefined;
}

export interface RepeatedName {
  readonly plugin: InstalledPlugin;
  /** The place in its manifest. */
  readonly pointer: string;
  readonly message: string;
}

/** A row type or a provider's name must be unique among all installed plugins: the later one is at fault. */
export function* repeatedNames(plugins: Iterable<InstalledPlugin>): Generator<RepeatedName> {
  const taken = new Map<string, string>();
  for (const plugin of plugins) {
    for (const [point, entries] of Object.entries(plugin.manifest.contributes)) {
      for (const [index, entry] of (entries ?? []).entries()) {
        const name = `${point} "${entry.name}"`;
        const holder = taken.get(name);
        if (holder === undefined) taken.set(name, plugin.manifest.id);
        else if (point !== 'analytics-sink' && point !== 'player-part' && point !== 'route')
          yield {
            plugin,
            pointer: pointerOf(['contributes', point, index, 'name']),
            message: `${holder} contributes the ${name} already.`,
          };
      }
    }
  }
}

function placed(document: JsonDocument, finding: Finding): Problem {
  const { at, ...rest } = finding;
  const position =
    at === 'key' ? document.keyPosition(finding.pointer) : document.valuePosition(finding.pointer);
  return { file: document.file, ...position, ...rest };
}

function manifestProblem(
  root: string,
  file: string,
  pointer: string,
  code: Problem['code'],
  message: string,
): Problem {
  const absolute = path.join(root, file);
  const document = parseJsonDocument(file, existsSync(absolute) ? readFileSync(absolute, 'utf8') : '');
  return placed(document, { pointer, at: 'value', code, severity: 'error', message, suggestion: null });
}
