/**
 * Checks the plugins that a realm names: that they exist, are installed and enabled, and are in the right
 * part of the document.
 */
import type { InstalledPlugins } from '../../plugins/installedPlugins';
import { knownPlugins } from '../../plugins/knownPlugins.generated';
import { isRecord, pointerOf } from '../jsonPointer';
import { nearestName } from '../nearestName';
import { isProvider } from '../realmSchema';
import type { Finding } from '../schemaFindings';
import { atKey, atValue, type CheckContext } from './checkContext';

type NamedPoint = 'sign-in-provider' | 'payment-method' | 'section';

const kinds: Readonly<Record<NamedPoint, { readonly folder: string; readonly called: string }>> = {
  'sign-in-provider': { folder: 'sign-in', called: 'sign-in provider' },
  'payment-method': { folder: 'payment', called: 'payment method' },
  section: { folder: 'section', called: 'section' },
};

/** Whether the schema rejected a plugin's name as unknown; {@link checkPlugins} explains why. */
export function saysPluginUnknown({ code, pointer }: Finding): boolean {
  if (code !== 'unknown-value' && code !== 'unknown-key') return false;
  return /^\/(authenticationProviders|paymentProviders)\/[0-9]+\/name$|^\/pages\/[^/]+\/rows\/[0-9]+\/type$|^\/plugins\/[^/]+$/.test(
    pointer,
  );
}

export function* checkPlugins({ written, installed, enabled }: CheckContext): Generator<Finding> {
  yield* checkProviders(
    written['authenticationProviders'],
    '/authenticationProviders',
    'sign-in-provider',
    installed,
  );
  yield* checkProviders(written['paymentProviders'], '/paymentProviders', 'payment-method', installed);
  const pages = isRecord(written['pages']) ? written['pages'] : {};
  for (const [id, page] of Object.entries(pages)) {
    const rows = isRecord(page) && Array.isArray(page['rows']) ? page['rows'] : [];
    for (const [index, row] of rows.entries()) {
      const type: unknown = isRecord(row) ? row['type'] : undefined;
      if (typeof type !== 'string') continue;
      const pointer = pointerOf(['pages', id, 'rows', index, 'type']);
      const plugin = contributorOf('section', type, installed);
      if (plugin === undefined) yield unknownName(pointer, type, 'section', installed);
      else if (!enabled.has(plugin))
        yield atValue(
          pointer,
          'plugin-disabled',
          `The section "${type}" needs the plugin ${plugin}, which is not switched on in this realm.`,
          `Add "${plugin}": {} to "plugins".`,
        );
    }
  }
  const map = isRecord(written['plugins']) ? written['plugins'] : {};
  for (const id of Object.keys(map)) {
    const pointer = pointerOf(['plugins', id]);
    const plugin = installed.plugins.get(id);
    if (plugin === undefined) yield unknownPlugin(pointer, id, installed);
    else if (isProvider(plugin)) {
      const list =
        'sign-in-provider' in plugin.manifest.contributes ? 'authenticationProviders' : 'paymentProviders';
      yield atKey(
        pointer,
        'plugin-misplaced',
        `${id} is a provider, and providers have an order: it belongs to "${list}".`,
        `Name it in "${list}".`,
      );
    }
  }
}

/** Explains why an id matches no installed plugin: renamed, not installed, or unknown. */
export function unknownPlugin(pointer: string, id: string, installed: InstalledPlugins): Finding {
  const successor = [...installed.plugins.values()].find((plugin) => plugin.manifest.formerIds?.includes(id));
  if (successor !== undefined)
    return atKey(
      pointer,
      'former-plugin-id',
      `The plugin ${id} is called ${successor.manifest.id} now.`,
      successor.manifest.id,
    );
  if (installed.broken.has(id))
    return atKey(
      pointer,
      'plugin-not-installed',
      `The manifest of ${id} has errors, so the plugin cannot be used.`,
      'Run `npm run generate` to see what is wrong with it.',
    );
  if (knownPlugins.has(id))
    return atKey(
      pointer,
      'plugin-not-installed',
      `The plugin ${id} is not installed.`,
      `Install the package that contains ${id}, or put it into plugins/${id}.`,
    );
  const nearest = nearestName(id, [...installed.plugins.keys()]) ?? nearestName(id, knownPlugins);
  return atKey(pointer, 'unknown-plugin', `There is no plugin "${id}".`, nearest);
}

/** The id of the installed plugin that contributes `name` to a point. */
export function contributorOf(
  point: NamedPoint,
  name: string,
  installed: InstalledPlugins,
): string | undefined {
  for (const [id, plugin] of installed.plugins) {
    if (plugin.manifest.contributes[point]?.some((contribution) => contribution.name === name) === true)
      return id;
  }
  return undefined;
}

function* checkProviders(
  entries: unknown,
  list: string,
  point: NamedPoint,
  installed: InstalledPlugins,
): Generator<Finding> {
  const taken = new Set<string>();
  for (const [index, entry] of (Array.isArray(entries) ? entries : []).entries()) {
    const name: unknown = isRecord(entry) ? entry['name'] : undefined;
    if (typeof name !== 'string') continue;
    const pointer = `${list}/${index}`;
    if (contributorOf(point, name, installed) === undefined) {
      yield unknownName(`${pointer}/name`, name, point, installed);
      continue;
    }
    const key = providerKey(point, entry as Readonly<Record<string, unknown>>, installed);
    if (taken.has(key)) {
      const identity = identityOf(point, name, installed);
      const advice =
        identity === undefined ? 'Keep one of the two.' : `Give each entry another "${identity}".`;
      yield atValue(
        identity === undefined ? `${pointer}/name` : pointer,
        'duplicate-provider',
        `"${key}" is in the list already.`,
        advice,
      );
    }
    taken.add(key);
  }
}

/**
 * What distinguishes an entry from others in its list: the contribution's name, and the option that its
 * manifest declares as identity.
 */
export function providerKey(
  point: NamedPoint,
  entry: Readonly<Record<string, unknown>>,
  installed: InstalledPlugins,
): string {
  const name = String(entry['name']);
  const identity = identityOf(point, name, installed);
  const value = identity === undefined ? undefined : entry[identity];
  return typeof value === 'string' && value !== '' ? `${name}/${value}` : name;
}

function identityOf(point: NamedPoint, name: string, installed: InstalledPlugins): string | undefined {
  const id = contributorOf(point, name, installed);
  const contribution =
    id === undefined
      ? undefined
      : installed.plugins.get(id)?.manifest.contributes[point]?.find((each) => each.name === name);
  return contribution !== undefined && 'identity' in contribution ? contribution.identity : undefined;
}

function unknownName(pointer: string, name: string, point: NamedPoint, installed: InstalledPlugins): Finding {
  const { folder, called } = kinds[point];
  const id = name.includes('/') ? name : `${folder}/${name.toLowerCase()}`;
  const names = [...installed.plugins.values()].flatMap((plugin) =>
    (plugin.manifest.contributes[point] ?? []).map((contribution) => contribution.name),
  );
  const own = installed.plugins.get(id)?.manifest.contributes[point]?.[0]?.name;
  if (own !== undefined)
    return atValue(
      pointer,
      'unknown-plugin',
      `A ${called} goes by its name here, not by its plugin's id.`,
      own,
    );
  const verdict = unknownPlugin(pointer, id, installed);
  if (verdict.code === 'former-plugin-id') {
    const successor =
      installed.plugins.get(verdict.suggestion ?? '')?.manifest.contributes[point]?.[0]?.name ?? null;
    return atValue(pointer, verdict.code, `The ${called} "${name}" has another name now.`, successor);
  }
  if (verdict.code === 'plugin-not-installed') return { ...verdict, at: 'value' };
  const known = [...knownPlugins]
    .filter((each) => each.startsWith(`${folder}/`))
    .map((each) => each.slice(folder.length + 1));
  return atValue(
    pointer,
    'unknown-plugin',
    `There is no ${called} "${name}".`,
    nearestName(name, names) ?? nearestName(name, known),
  );
}
