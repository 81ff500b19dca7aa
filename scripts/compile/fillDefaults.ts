/** Fills in values that a realm leaves out: schema defaults, and values derived from others. */
import type { InstalledPlugins, JsonSchema } from '../plugins/installedPlugins';
import { contributorOf } from './checks/plugins';
import { copied } from './jsonDocument';
import { childPointer, isRecord, pointerOf, segmentsOf } from './jsonPointer';
import type { Origins } from './origins';
import { schemaFor } from './schemaWalk';

/**
 * A copy of `document` with every default filled in; `origins` records each. Rows inherit from their plugin's
 * entry in `plugins`, so they are filled last.
 */
export function fillDefaults(
  document: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
  installed: InstalledPlugins,
  origins: Origins,
): Record<string, unknown> {
  const filled = copied(document) as Record<string, unknown>;
  const owner = (pointer: string): string => pluginAt(pointer, filled, installed) ?? 'core';
  fill(filled, schema, schema, '', origins, owner);
  derive(filled, origins);
  fillRows(filled, installed, origins);
  return filled;
}

function fill(
  value: unknown,
  schema: JsonSchema,
  root: JsonSchema,
  pointer: string,
  origins: Origins,
  owner: (pointer: string) => string,
): void {
  const own = schemaFor(value, schema, root);
  if (Array.isArray(value)) {
    const { items } = own;
    if (isRecord(items))
      for (const [index, item] of value.entries())
        fill(item, items, root, childPointer(pointer, index), origins, owner);
    return;
  }
  if (!isRecord(value)) return;
  const properties = isRecord(own['properties']) ? own['properties'] : {};
  for (const [key, property] of Object.entries(properties)) {
    if (!isRecord(property)) continue;
    const at = childPointer(pointer, key);
    if (!Object.hasOwn(value, key)) {
      const resolved = schemaFor(undefined, property, root);
      if (!('default' in resolved)) continue;
      value[key] = copied(resolved['default']);
      origins.set(at, { kind: 'default', of: owner(at) });
    }
    // Rows are filled from their plugin's entry below.
    if (at !== '/pages') fill(value[key], property, root, at, origins, owner);
  }
  const { additionalProperties } = own;
  if (!isRecord(additionalProperties)) return;
  for (const [key, member] of Object.entries(value)) {
    if (!Object.hasOwn(properties, key))
      fill(member, additionalProperties, root, childPointer(pointer, key), origins, owner);
  }
}

/** Defaults derived from other values (stated in the schema descriptions). */
function derive(realm: Record<string, unknown>, origins: Origins): void {
  const copy = (holder: unknown, key: string, from: string, value: unknown, at: string): void => {
    if (!isRecord(holder) || holder[key] !== undefined || value === undefined) return;
    holder[key] = copied(value);
    origins.set(at, { kind: 'derived', from });
  };
  const theme = isRecord(realm['theme']) ? realm['theme'] : {};
  const colors = isRecord(theme['colors']) ? theme['colors'] : {};
  copy(colors, 'danger', '/theme/colors/live', colors['live'], '/theme/colors/danger');
  const menus = isRecord(realm['menus']) ? realm['menus'] : {};
  copy(menus, 'MOBILE-WEB', '/menus/WEB', menus['WEB'], '/menus/MOBILE-WEB');
  const locales = isRecord(realm['locales']) ? realm['locales'] : {};
  const offered = Array.isArray(locales['offered']) ? locales['offered'] : [];
  copy(realm['settings'], 'languageBadge', '/locales/offered', offered.length > 1, '/settings/languageBadge');
}

function fillRows(realm: Record<string, unknown>, installed: InstalledPlugins, origins: Origins): void {
  const pages = isRecord(realm['pages']) ? realm['pages'] : {};
  const plugins = isRecord(realm['plugins']) ? realm['plugins'] : {};
  for (const [id, page] of Object.entries(pages)) {
    const rows = isRecord(page) && Array.isArray(page['rows']) ? page['rows'] : [];
    for (const [index, row] of rows.entries()) {
      const plugin = isRecord(row) ? contributorOf('section', String(row['type']), installed) : undefined;
      const options = plugin === undefined ? undefined : plugins[plugin];
      if (plugin === undefined || !isRecord(row) || !isRecord(options)) continue;
      for (const [key, value] of Object.entries(options)) {
        if (key === 'enabled' || Object.hasOwn(row, key)) continue;
        row[key] = copied(value);
        origins.set(pointerOf(['pages', id, 'rows', index, key]), {
          kind: 'derived',
          from: pointerOf(['plugins', plugin, key]),
        });
      }
    }
  }
}

/** The plugin whose schema describes the value at a pointer. */
function pluginAt(
  pointer: string,
  realm: Readonly<Record<string, unknown>>,
  installed: InstalledPlugins,
): string | undefined {
  const [list, key, option] = segmentsOf(pointer);
  if (list === 'plugins') return option === 'enabled' ? undefined : key;
  if (list !== 'authenticationProviders' && list !== 'paymentProviders') return undefined;
  const entries = realm[list];
  const entry: unknown = Array.isArray(entries) ? entries[Number(key)] : undefined;
  if (!isRecord(entry)) return undefined;
  return contributorOf(
    list === 'paymentProviders' ? 'payment-method' : 'sign-in-provider',
    String(entry['name']),
    installed,
  );
}
