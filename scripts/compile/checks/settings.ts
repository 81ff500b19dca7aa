/** Checks settings that depend on something else: an enabled plugin, a configured provider, an offered language. */
import { isRecord } from '../jsonPointer';
import { nearestName } from '../nearestName';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';
import { providerKey, unknownPlugin } from './plugins';

export function* checkSettings(context: CheckContext): Generator<Finding> {
  const { realm, visits, enabled, installed } = context;
  for (const { pointer, value, schema: own } of visits) {
    const plugin = own['x-requires-plugin'] ?? own['x-brings-plugin'];
    const isOn = value === true || value === 'ENABLED';
    if (typeof plugin !== 'string' || !isOn) continue;
    const setting = pointer.split('/').at(-1) ?? '';
    if (enabled.has(plugin)) {
      yield* checkOptions(context, { plugin, setting, options: own['x-requires-options'] });
      continue;
    }
    if (installed.plugins.has(plugin)) {
      const advice = plugin.startsWith('sign-in/')
        ? `Add it to "authenticationProviders".`
        : `Add "${plugin}": {} to "plugins".`;
      yield atValue(
        pointer,
        'setting-needs-plugin',
        `"${setting}" needs the plugin ${plugin}, which is not switched on in this realm.`,
        advice,
      );
    } else {
      yield atValue(
        pointer,
        'setting-needs-plugin',
        `"${setting}" needs the plugin ${plugin}, which is not installed.`,
        unknownPlugin(pointer, plugin, installed).suggestion,
      );
    }
  }
  yield* checkExternalSignIn(context);
  if (
    realm.abstract !== true &&
    realm.authenticationProviders?.length === 0 &&
    realm.settings?.magicLink !== true
  ) {
    yield atValue(
      '/authenticationProviders',
      'no-sign-in',
      'Nobody can sign in: there is no sign-in provider, and the magic link is off.',
      'Add { "name": "id" } for accounts of the platform.',
      'warning',
    );
  }
  const fallback = realm.locales?.default;
  const offered = (realm.locales?.offered ?? []).flatMap((locale) => locale?.code ?? []);
  if (fallback !== undefined && offered.length > 0 && !offered.includes(fallback)) {
    yield atValue(
      '/locales/default',
      'locale-not-offered',
      `The default language "${fallback}" is not among the offered ones.`,
      nearestName(fallback, offered) ?? offered[0] ?? null,
    );
  }
  for (const [index, code] of offered.entries()) {
    if (offered.indexOf(code) < index)
      yield atValue(
        `/locales/offered/${index}/code`,
        'duplicate-item',
        `The language "${code}" is offered twice.`,
      );
  }
}

/** Entries of a sign-in plugin without an option that a setting requires. */
function* checkOptions(
  { realm, installed }: CheckContext,
  {
    plugin,
    setting,
    options,
  }: { readonly plugin: string; readonly setting: string; readonly options: unknown },
): Generator<Finding> {
  if (!Array.isArray(options)) return;
  const names = (installed.plugins.get(plugin)?.manifest.contributes['sign-in-provider'] ?? []).map(
    ({ name }) => name,
  );
  const entries: readonly unknown[] = realm.authenticationProviders ?? [];
  for (const [index, entry] of entries.entries()) {
    if (!isRecord(entry) || !names.includes(String(entry['name']))) continue;
    const missing = options
      .filter((option) => typeof option === 'string' && entry[option] === undefined)
      .map((option) => `"${String(option)}"`);
    if (missing.length > 0)
      yield atValue(
        `/authenticationProviders/${index}`,
        'setting-needs-option',
        `"${setting}" needs ${missing.join(', ')} of ${plugin}.`,
        `Add ${missing.join(', ')} to this entry.`,
      );
  }
}

function* checkExternalSignIn({ realm, written, installed }: CheckContext): Generator<Finding> {
  const wanted = realm.settings?.externalSignIn;
  if (wanted === undefined) return;
  const entries = Array.isArray(written['authenticationProviders'])
    ? written['authenticationProviders'].filter(isRecord)
    : [];
  const keys = entries.flatMap((entry) => [
    String(entry['name']),
    providerKey('sign-in-provider', entry, installed),
  ]);
  if (!keys.includes(wanted)) {
    yield atValue(
      '/settings/externalSignIn',
      'unknown-provider',
      `No sign-in provider "${wanted}" is configured.`,
      nearestName(wanted, keys) ?? keys[0] ?? null,
    );
  }
}
