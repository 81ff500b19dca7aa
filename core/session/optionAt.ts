/** What a realm's entry of a provider says at a place. Pure. */
import type { ProviderEntry } from '../realm/checkedRealm';

/** The value at a JSON pointer of the options; undefined when nothing is there. */
export function optionAt(options: ProviderEntry['options'], pointer: string): unknown {
  const names = pointer.split('/').slice(1).map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<unknown>((value, name) => (typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined), options);
}
