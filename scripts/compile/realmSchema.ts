/** Composes the realm schema: the core schema with the options of every installed plugin. */
import coreSchema from '../../schemas/realm.core.schema.json';
import type { InstalledPlugin, InstalledPlugins, JsonSchema } from '../plugins/installedPlugins';
import { isRecord } from './jsonPointer';

const coreFile = 'realm.core.schema.json';

/**
 * One self-contained schema for editor completion: the name or type of an entry selects the plugin's options
 * for providers and rows; the map of other plugins has one closed key for each.
 */
export function composeRealmSchema(installed: InstalledPlugins): JsonSchema {
  const plugins = [...installed.plugins.values()];
  const definitions: Record<string, unknown> = { ...coreSchema.$defs };
  for (const plugin of plugins) {
    for (const [name, definition] of Object.entries(record(plugin.optionsSchema?.['$defs']))) {
      definitions[definitionName(plugin, name)] = rebased(definition, plugin);
    }
  }
  definitions['authenticationProvider'] = alternatives(
    coreSchema.$defs.authenticationProvider,
    'name',
    plugins,
    'sign-in-provider',
  );
  definitions['paymentProvider'] = alternatives(
    coreSchema.$defs.paymentProvider,
    'name',
    plugins,
    'payment-method',
  );
  definitions['row'] = alternatives(coreSchema.$defs.row, 'type', plugins, 'section');
  const others = plugins.filter((plugin) => !isProvider(plugin));
  return {
    ...coreSchema,
    $id: 'https://proscenium.dev/schemas/realm.schema.json',
    description:
      'A brand, described completely. Written by `npm run generate` from realm.core.schema.json and the options of every installed plugin.',
    properties: {
      ...coreSchema.properties,
      plugins: {
        ...coreSchema.properties.plugins,
        additionalProperties: false,
        properties: Object.fromEntries(others.map((plugin) => [plugin.manifest.id, mapEntry(plugin)])),
      },
    },
    $defs: definitions,
  };
}

/** Providers are in lists of their own, all other plugins in the map `plugins`. */
export function isProvider(plugin: InstalledPlugin): boolean {
  return 'sign-in-provider' in plugin.manifest.contributes || 'payment-method' in plugin.manifest.contributes;
}

/**
 * A plugin's option schema on its own, for type generation, with the core definitions that it references.
 * With `filled`, options with a default are required, as the plugin's code receives them.
 */
export function standaloneOptionsSchema(plugin: InstalledPlugin, filled: boolean): JsonSchema {
  const {
    $schema: _schema,
    $id: _id,
    ...schema
  } = rebased(plugin.optionsSchema ?? {}, plugin) as Record<string, unknown>;
  const needed: Record<string, unknown> = {};
  const all: Record<string, unknown> = { ...coreSchema.$defs };
  for (const [name, definition] of Object.entries(record(plugin.optionsSchema?.['$defs'])))
    all[definitionName(plugin, name)] = rebased(definition, plugin);
  const collect = (value: unknown): void => {
    for (const reference of referencesIn(value)) {
      const name = reference.replace(/^#\/\$defs\//, '');
      if (name in needed || !(name in all)) continue;
      needed[name] = all[name];
      collect(all[name]);
    }
  };
  collect({ ...schema, $defs: {} });
  const standalone = { ...schema, $defs: needed };
  return (filled ? withDefaultsRequired(standalone) : standalone) as JsonSchema;
}

function mapEntry(plugin: InstalledPlugin): object {
  const options = optionsOf(plugin);
  return {
    type: 'object',
    additionalProperties: false,
    description: `${plugin.manifest.title}. ${plugin.manifest.description} Without it: off.`,
    ...(options.required.length > 0 ? { required: options.required } : {}),
    properties: {
      enabled: { type: 'boolean', default: true, description: 'false switches the plugin off.' },
      ...options.properties,
    },
  };
}

function alternatives(
  core: { description: string; properties: object },
  tag: 'name' | 'type',
  plugins: readonly InstalledPlugin[],
  point: 'sign-in-provider' | 'payment-method' | 'section',
): object {
  const oneOf = plugins.flatMap((plugin) =>
    (plugin.manifest.contributes[point] ?? []).map((contribution) => {
      const options = optionsOf(plugin);
      // A row inherits the options in the map of plugins, so it need not repeat them.
      const required = point === 'section' ? [tag] : [tag, ...options.required];
      const shared = record(core.properties);
      return {
        additionalProperties: false,
        required,
        description: `${plugin.manifest.title}. ${plugin.manifest.description}`,
        properties: {
          ...shared,
          [tag]: { const: contribution.name, description: `Names the plugin ${plugin.manifest.title}.` },
          ...options.properties,
        },
      };
    }),
  );
  const { description } = core;
  // Without a plugin of the kind every name is unknown, which is reported at the name; the options then
  // belong to no schema.
  return oneOf.length === 0
    ? core
    : { type: 'object', description, required: [tag], discriminator: { propertyName: tag }, oneOf };
}

function optionsOf(plugin: InstalledPlugin): { properties: Record<string, unknown>; required: string[] } {
  const schema = rebased(plugin.optionsSchema ?? {}, plugin) as Record<string, unknown>;
  return {
    properties: record(schema['properties']),
    required: Array.isArray(schema['required']) ? schema['required'].map(String) : [],
  };
}

/** Rewrites references to the plugin's own definitions and to core's for use inside the composed schema. */
function rebased(value: unknown, plugin: InstalledPlugin): unknown {
  if (Array.isArray(value)) return value.map((item) => rebased(item, plugin));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === '$ref' && typeof member === 'string'
        ? rebasedReference(member, plugin)
        : rebased(member, plugin),
    ]),
  );
}

function rebasedReference(reference: string, plugin: InstalledPlugin): string {
  const [document = '', fragment = ''] = reference.split('#');
  if (document.endsWith(coreFile)) return `#${fragment}`;
  const own = /^\/\$defs\/(.+)$/.exec(fragment);
  return document === '' && own?.[1] !== undefined ? `#/$defs/${definitionName(plugin, own[1])}` : reference;
}

function definitionName(plugin: InstalledPlugin, name: string): string {
  return `${plugin.manifest.id.replace('/', '.')}.${name}`;
}

function* referencesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* referencesIn(item);
  else if (isRecord(value)) {
    for (const [key, member] of Object.entries(value)) {
      if (key === '$ref' && typeof member === 'string') yield member;
      else yield* referencesIn(member);
    }
  }
}

function withDefaultsRequired(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withDefaultsRequired);
  if (!isRecord(schema)) return schema;
  const changed = Object.fromEntries(
    Object.entries(schema).map(([key, member]) => [key, withDefaultsRequired(member)]),
  );
  const properties = record(schema['properties']);
  const filled = Object.keys(properties).filter((key) => 'default' in record(properties[key]));
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  if (filled.length > 0) changed['required'] = [...new Set([...required, ...filled])];
  return changed;
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
