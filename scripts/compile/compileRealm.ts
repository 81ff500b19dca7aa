/**
 * The realm compiler: documents and manifests in, a checked realm or problems out. It reads no file and no
 * clock, so the command line, the host, the draft preview and the tests get the same result.
 */
import type { ValidateFunction } from 'ajv';
import { CAPTCHA, captchaSite } from '../../core/realm/captchaSite';
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import type { InstalledPlugin, InstalledPlugins, JsonSchema } from '../plugins/installedPlugins';
import { checkedRealm } from './checkedRealm';
import { checkAddresses } from './checks/addresses';
import type { Check, CheckContext } from './checks/checkContext';
import { checkContrast } from './checks/contrast';
import { checkFiles, isRealmFile, realmFile } from './checks/files';
import { checkFonts } from './checks/fonts';
import { checkHosting } from './checks/hosting';
import { checkIdentity } from './checks/identity';
import { checkLanguageAddresses } from './checks/languageAddresses';
import { checkMenus } from './checks/menus';
import { checkMessages } from './checks/messages';
import { checkPlugins, contributorOf, saysPluginUnknown } from './checks/plugins';
import { checkRoutes } from './checks/routes';
import { checkSecrets } from './checks/secrets';
import { checkSettings } from './checks/settings';
import {
  captchaSources,
  contentSecurityPolicy,
  isOnOwnPages,
  pluginSources,
  type ContentSecurityPolicy,
} from './contentSecurityPolicy';
import { fillDefaults } from './fillDefaults';
import { inherit, unreadableFile } from './inherit';
import { copied, mapTexts, textsIn, type JsonDocument } from './jsonDocument';
import { isRecord, parentPointer, segmentsOf, valueAt } from './jsonPointer';
import type { Origins, ValueSource } from './origins';
import { withoutRefused } from './partialRealm';
import { hasErrors, sortedProblems, type Problem } from './problem';
import { composeRealmSchema } from './realmSchema';
import type { RealmSources } from './realmSources';
import { schemaChecker } from './schemaChecker';
import { schemaFindings, type Finding } from './schemaFindings';
import { schemaWalk, type Visit } from './schemaWalk';

/** Values set from outside, by JSON pointer, such as `{ '/platform/url': 'https://…' }`. */
export type Environment = Readonly<Record<string, unknown>>;

/** Computes the environment's values from the document as written, with inheritance. */
export type EnvironmentOf = (document: Readonly<Record<string, unknown>>) => Environment;

/** The input: one document among all those that were read. */
export interface RealmDocuments {
  readonly sources: RealmSources;
  /** The document to compile, relative to the root: a key of `sources.documents`. */
  readonly file: string;
}

export interface Compilation {
  /** Present when there is no error and the document is not abstract. */
  readonly realm?: CheckedRealm;
  /** Present with `realm`. */
  readonly csp?: ContentSecurityPolicy;
  /** What each sign-in and payment method adds to it, by plugin id, on the pages that need it. Present with `realm`. */
  readonly thirdPartyCsp?: Readonly<Record<string, ContentSecurityPolicy>>;
  readonly problems: readonly Problem[];
  /** Whether the document and its parents are valid JSON; otherwise the other results mean nothing. */
  readonly readable: boolean;
  /** Where the value at a pointer of the effective document comes from. */
  readonly sourceOf: (pointer: string) => ValueSource;
  /** The effective document: inherited, overridden, placeholders expanded, defaults filled in. */
  readonly effective: Readonly<Record<string, unknown>>;
  /** The installed plugins that the document enables, by id. */
  readonly enabled: ReadonlyMap<string, InstalledPlugin>;
  /** Realm files named by the document, such as `images/logo.svg`, to their paths relative to the root. */
  readonly files: ReadonlyMap<string, string>;
  /** The document and those that it extends, itself first; relative to the root. */
  readonly chain: readonly string[];
}

const checks: readonly Check[] = [
  checkIdentity,
  checkPlugins,
  checkRoutes,
  checkMenus,
  checkSettings,
  checkMessages,
  checkFiles,
  checkFonts,
  checkContrast,
  checkSecrets,
  checkAddresses,
  checkHosting,
  checkLanguageAddresses,
];

/** Compiles one document. Never throws because of its content. */
export function compileRealm(
  { sources, file }: RealmDocuments,
  installed: InstalledPlugins,
  environment: Environment | EnvironmentOf = {},
): Compilation {
  const { value: inherited, origins, chain, problems } = inherit(sources, file);
  const sourceOf = (pointer: string): ValueSource => origins.sourceOf(pointer);
  if (inherited === undefined)
    return {
      problems: sortedProblems(problems),
      readable: false,
      sourceOf,
      effective: {},
      enabled: new Map(),
      files: new Map(),
      chain: chain.map((document) => document.file),
    };

  const written = withEnvironment(
    inherited,
    typeof environment === 'function' ? environment(inherited) : environment,
    origins,
  );
  const { schema, validate } = checkerFor(installed);
  const isAbstract = written['abstract'] === true;
  const refused = validate(written)
    ? []
    : schemaFindings(validate.errors ?? [], written).filter(
        (finding) => !isAbstract || finding.code !== 'missing-key',
      );

  const sound = withoutRefused(written, refused) as Readonly<Record<string, unknown>>;
  const writtenVisits = schemaWalk(written, schema);
  const soundVisits = sound === written ? writtenVisits : schemaWalk(sound, schema);
  const enabled = enabledPlugins(written, broughtPlugins(soundVisits), installed);
  const effective = expanded(fillDefaults(sound, schema, installed, origins), platformUrl(sound));
  const context: CheckContext = {
    inherited,
    written,
    realm: effective,
    schema,
    visits: schemaWalk(effective, schema),
    writtenVisits,
    sources,
    installed,
    enabled,
    origins,
    chain,
  };
  const findings = [
    ...refused.filter((finding) => !saysPluginUnknown(finding)),
    ...checks.flatMap((check) => [...check(context)]),
  ];
  const folders = new Set(
    chain.map((document) => `${document.file.slice(0, document.file.lastIndexOf('/'))}/messages/`),
  );
  const unread = [...sources.unreadable]
    .filter(([file]) => [...folders].some((folder) => file.startsWith(folder)))
    .map(([file, reason]) => unreadableFile(file, reason));
  const all = sortedProblems([
    ...problems,
    ...unread,
    ...withoutEchoes(findings).map((finding) => placed(finding, origins)),
  ]);

  const base = {
    problems: all,
    readable: true,
    sourceOf,
    effective,
    enabled,
    files: namedFiles(effective, chain, sources),
    chain: chain.map((document) => document.file),
  };
  if (hasErrors(all) || isAbstract) return base;
  const realm = checkedRealm(effective, enabled, installed);
  return {
    ...base,
    realm,
    csp: policyOf(realm, installed),
    thirdPartyCsp: thirdPartyPolicies(realm, installed),
  };
}

/**
 * The content security policy shared by all pages of a realm; sign-in and payment methods extend it on the
 * pages that need them.
 */
export function policyOf(realm: CheckedRealm, installed: InstalledPlugins): ContentSecurityPolicy {
  return contentSecurityPolicy(
    realm,
    optionSets(realm).filter(({ id }) => !isOnOwnPages(id)),
    installed,
  );
}

/** What each sign-in and payment method adds, by plugin id, and what the realm's captcha adds. */
export function thirdPartyPolicies(
  realm: CheckedRealm,
  installed: InstalledPlugins,
): Readonly<Record<string, ContentSecurityPolicy>> {
  const sets = optionSets(realm).filter(({ id }) => isOnOwnPages(id));
  const plugins = [...new Set(sets.map(({ id }) => id))];
  const guard = captchaSite(realm.settings);
  return {
    ...Object.fromEntries(
      plugins.map((plugin) => [
        plugin,
        pluginSources(
          plugin,
          sets.filter(({ id }) => id === plugin).map(({ options }) => options),
          installed,
        ),
      ]),
    ),
    ...(guard === null ? {} : { [CAPTCHA]: captchaSources(guard) }),
  };
}

interface Checker {
  readonly schema: JsonSchema;
  readonly validate: ValidateFunction;
}

const checkers = new WeakMap<InstalledPlugins, Checker>();
let latest: { readonly text: string; readonly checker: Checker } | undefined;

/**
 * The composed schema and its validator; cached per set of installed plugins and, when they are read again, as
 * long as their schemas stay the same, since compiling one takes longer than using it.
 */
export function checkerFor(installed: InstalledPlugins): Checker {
  const known = checkers.get(installed);
  if (known !== undefined) return known;
  const schema = composeRealmSchema(installed);
  const text = JSON.stringify(schema);
  if (latest?.text !== text)
    latest = { text, checker: { schema, validate: schemaChecker().compile(schema) } };
  checkers.set(installed, latest.checker);
  return latest.checker;
}

function withEnvironment(
  document: Readonly<Record<string, unknown>>,
  environment: Environment,
  origins: Origins,
): Record<string, unknown> {
  const result = copied(document) as Record<string, unknown>;
  for (const [pointer, value] of Object.entries(environment)) {
    const holder = valueAt(result, parentPointer(pointer));
    const key = segmentsOf(pointer).at(-1);
    if (key === undefined || (!isRecord(holder) && !Array.isArray(holder))) continue;
    (holder as Record<string, unknown>)[key] = value;
    origins.set(pointer, { kind: 'environment' });
  }
  return result;
}

function platformUrl(document: Readonly<Record<string, unknown>>): string | undefined {
  const url = valueAt(document, '/platform/url');
  return typeof url === 'string' && !url.includes('{platform}') ? url : undefined;
}

/** Replaces `{platform}` at the beginning of a text with the platform's url. */
function expanded(
  document: Readonly<Record<string, unknown>>,
  platform: string | undefined,
): Record<string, unknown> {
  return mapTexts(document, (text) =>
    platform !== undefined && text.startsWith('{platform}')
      ? platform + text.slice('{platform}'.length)
      : text,
  ) as Record<string, unknown>;
}

/** The plugins that settings enable by themselves, such as the magic link's (SGN-013). */
function broughtPlugins(visits: readonly Visit[]): readonly string[] {
  return visits.flatMap(({ value, schema: { 'x-brings-plugin': plugin } }) =>
    value === true && typeof plugin === 'string' ? [plugin] : [],
  );
}

/**
 * Providers in a list are enabled, and so are plugins that a setting enables; any other plugin is enabled
 * when the map contains it without
 * `"enabled": false`.
 */
function enabledPlugins(
  document: Readonly<Record<string, unknown>>,
  brought: readonly string[],
  installed: InstalledPlugins,
): ReadonlyMap<string, InstalledPlugin> {
  const ids = new Set<string>(brought);
  for (const [list, point] of [
    ['authenticationProviders', 'sign-in-provider'],
    ['paymentProviders', 'payment-method'],
  ] as const) {
    const entries = document[list];
    for (const entry of Array.isArray(entries) ? entries : []) {
      const id = isRecord(entry) ? contributorOf(point, String(entry['name']), installed) : undefined;
      if (id !== undefined) ids.add(id);
    }
  }
  for (const [id, options] of Object.entries(isRecord(document['plugins']) ? document['plugins'] : {})) {
    if (isRecord(options) && options['enabled'] !== false) ids.add(id);
  }
  return new Map([...installed.plugins].filter(([id]) => ids.has(id)));
}

/** Reports each mistake once, and repeats no secret: other findings about the same value are dropped. */
function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const secrets = new Set(
    findings.filter((finding) => finding.code === 'secret').map((finding) => finding.pointer),
  );
  return findings.filter((finding) => finding.code === 'secret' || !secrets.has(finding.pointer));
}

function placed({ at, document, ...finding }: Finding, origins: Origins): Problem {
  if (document === undefined) return { ...origins.place(finding.pointer, at), ...finding };
  const position =
    at === 'key' ? document.keyPosition(finding.pointer) : document.valuePosition(finding.pointer);
  return { file: document.file, ...position, ...finding };
}

function namedFiles(
  document: Readonly<Record<string, unknown>>,
  chain: readonly JsonDocument[],
  sources: RealmSources,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { text } of textsIn(document, isRealmFile)) {
    const file = realmFile(text, chain, sources);
    if (file !== undefined) files.set(text, file);
  }
  return files;
}

/**
 * The enabled plugins of a realm with their options: one entry for each provider in the lists and for each
 * other plugin.
 */
export function optionSets(
  realm: CheckedRealm,
): { id: string; options: Readonly<Record<string, unknown>> }[] {
  const providers = [...realm.authenticationProviders, ...realm.paymentProviders].map(
    ({ plugin, options }) => ({ id: plugin, options }),
  );
  const listed = new Set(providers.map(({ id }) => id));
  return [...providers, ...realm.plugins.filter(({ id }) => !listed.has(id))];
}
