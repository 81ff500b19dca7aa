/** Reads an option of a realm's provider entry. Pure. */
import type { ProviderEntry } from '../realm/checkedRealm';

/** The value at a JSON pointer of the options; undefined when there is none. */
export function optionAt(options: ProviderEntry['options'], pointer: string): unknown {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    options,
  );
}
