/** Names that a plugin's options cannot have, since core reads them from the same entry of a realm document. */
import realmSchema from '../../schemas/realm.core.schema.json';
import type { PluginManifest } from '../../core/generated/manifest';

const { authenticationProvider, paymentProvider, row } = realmSchema.$defs;

/** The entries of a realm document that options of contributions at a point stand in. */
const entries = {
  'sign-in-provider': authenticationProvider.properties,
  'payment-method': paymentProvider.properties,
  section: row.properties,
} as const;

/** The reserved names among `options`, each with where core reads it. */
export function reservedOptions(
  { contributes }: Pick<PluginManifest, 'contributes'>,
  options: readonly string[],
): readonly { readonly name: string; readonly readAs: string }[] {
  const isProvider = 'sign-in-provider' in contributes || 'payment-method' in contributes;
  const reserved = new Map<string, string>(
    isProvider ? [] : [['enabled', 'the switch of the plugin in "plugins"']],
  );
  for (const [point, properties] of Object.entries(entries))
    if (point in contributes)
      for (const [name, { description }] of Object.entries(properties))
        reserved.set(name, `${point}: ${description}`);
  return options.flatMap((name) => {
    const readAs = reserved.get(name);
    return readAs === undefined ? [] : [{ name, readAs }];
  });
}
