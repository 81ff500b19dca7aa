/**
 * Finds the installed plugins: those in the tree under plugins/, and direct npm dependencies whose
 * package.json names a manifest.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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
import { nearestName } from '../compile/nearestName';
import { sortedProblems, type Problem } from '../compile/problem';
import { schemaChecker } from '../compile/schemaChecker';
import { schemaFindings, type Finding } from '../compile/schemaFindings';
import type { PluginManifest } from './manifest.generated';
import { headFindings } from './headFindings';

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

const validateManifest = schemaChecker([
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
]).compile(pluginSchema);

/** Reads every manifest below `root`. A manifest with errors is left out and its problems are listed. */
export function readInstalledPlugins(root: string): InstalledPlugins {
  const problems: Problem[] = [];
  const plugins: InstalledPlugin[] = [];
  const broken = new Set<string>();
  for (const { folder, ...origin } of [...treeFolders(root), ...dependencyFolders(root)]) {
    const read = readPlugin(root, folder, origin);
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
  problems.push(...repeatedContributions(root, [...byId.values()]));
  return { plugins: byId, broken, problems: sortedProblems(problems) };
}

interface Origin {
  readonly package?: string;
  readonly manifestName: string;
  /** For a plugin in the tree: the id of its folder. */
  readonly expectedId?: string;
  /** The package has another integrity than the list of plugins. */
  readonly isChanged?: true;
}

/** The integrity of a package in the lock file; npm installs nothing else. */
function lockedIntegrity(root: string, name: string): unknown {
  const lock = readJson(path.join(root, 'package-lock.json'));
  const packages = isRecord(lock) ? lock['packages'] : undefined;
  const entry = isRecord(packages) ? packages[`node_modules/${name}`] : undefined;
  return isRecord(entry) ? entry['integrity'] : undefined;
}

function* treeFolders(root: string): Generator<Origin & { folder: string }> {
  for (const kind of subfolders(path.join(root, 'plugins'))) {
    for (const name of subfolders(path.join(root, 'plugins', kind))) {
      const folder = `plugins/${kind}/${name}`;
      if (existsSync(path.join(root, folder, 'plugin.json')))
        yield { folder, manifestName: 'plugin.json', expectedId: `${kind}/${name}` };
    }
  }
}

/**
 * Only direct dependencies: transitive ones do not count, and development dependencies are not part of the
 * product. A plugin is trusted code: it runs in the site's origin with all its rights. Where package.json
 * lists its plugins (`proscenium.plugins`, name to integrity), no other package is a plugin, and neither is
 * one whose integrity in the lock file differs.
 */
function* dependencyFolders(root: string): Generator<Origin & { folder: string }> {
  const own = readJson(path.join(root, 'package.json'));
  if (!isRecord(own)) return;
  const names = new Set(
    ['dependencies', 'optionalDependencies'].flatMap((key) =>
      Object.keys(isRecord(own[key]) ? own[key] : {}),
    ),
  );
  const listed = isRecord(own['proscenium']) ? own['proscenium']['plugins'] : undefined;
  const trusted = isRecord(listed) ? listed : null;
  for (const name of [...names].sort()) {
    if (trusted !== null && !Object.hasOwn(trusted, name)) continue;
    const folder = `node_modules/${name}`;
    const description = readJson(path.join(root, folder, 'package.json'));
    const proscenium = isRecord(description) ? description['proscenium'] : undefined;
    const manifest = isRecord(proscenium) ? proscenium['plugin'] : undefined;
    if (typeof manifest !== 'string') continue;
    const file = path.posix.join(folder, manifest);
    const isChanged = trusted !== null && trusted[name] !== lockedIntegrity(root, name);
    yield {
      folder: path.posix.dirname(file),
      manifestName: path.posix.basename(file),
      package: name,
      ...(isChanged ? { isChanged: true } : {}),
    };
  }
}

function readPlugin(
  root: string,
  folder: string,
  origin: Origin,
): { plugin?: InstalledPlugin; problems: readonly Problem[] } {
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
      if ('module' in entry && resolvedModule(path.join(root, folder), entry.module) === undefined) {
        report(
          pointerOf(['contributes', point, index, 'module']),
          'missing-module',
          `${folder}/${entry.module.replace(/^\.\//, '')} does not exist.`,
          nearestModule(path.join(root, folder), entry.module),
        );
      }
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
  } else return document.value;
  return undefined;
}

/** The absolute path of a manifest's `module`, with or without its extension; undefined when there is none. */
export function resolvedModule(folder: string, module: string): string | undefined {
  const base = path.join(folder, module);
  return ['', '.ts', '.tsx', '.js', '.mjs']
    .map((extension) => base + extension)
    .find((file) => existsSync(file) && statSync(file).isFile());
}

function nearestModule(folder: string, module: string): string | null {
  const names = readdirSync(folder).flatMap((name) =>
    /\.(tsx?|m?js)$/.test(name) ? [`./${name.replace(/\.[^.]+$/, '')}`] : [],
  );
  return nearestName(module, names);
}

/** A route role, a row type or a provider's name must be unique among all installed plugins. */
function* repeatedContributions(root: string, plugins: readonly InstalledPlugin[]): Generator<Problem> {
  const taken = new Map<string, string>();
  for (const { manifest, file } of plugins) {
    for (const [point, entries] of Object.entries(manifest.contributes)) {
      for (const [index, entry] of (entries ?? []).entries()) {
        const name = `${point} "${entry.name}"`;
        const holder = taken.get(name);
        if (holder === undefined) taken.set(name, manifest.id);
        else if (point !== 'analytics-sink' && point !== 'player-part' && point !== 'route') {
          yield manifestProblem(
            root,
            file,
            pointerOf(['contributes', point, index, 'name']),
            'duplicate-plugin',
            `${holder} contributes the ${name} already.`,
          );
        }
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

function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined;
  return parseJsonDocument(file, readFileSync(file, 'utf8')).value;
}

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
