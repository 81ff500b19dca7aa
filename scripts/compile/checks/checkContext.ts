/** What every check is given, and how it reports. */
import type { InstalledPlugin, InstalledPlugins, JsonSchema } from '../../plugins/installedPlugins';
import type { Origins } from '../origins';
import type { PartialRealm } from '../partialRealm';
import type { RealmSources } from '../realmSources';
import type { Finding } from '../schemaFindings';
import type { JsonDocument } from '../jsonDocument';

export interface CheckContext {
  /** As the documents say, before the environment; it may hold anything. */
  readonly inherited: Readonly<Record<string, unknown>>;
  /** As written, inherited and overridden; it may hold anything. */
  readonly written: Readonly<Record<string, unknown>>;
  /** The same without what the schema refused, defaults filled in, placeholders expanded. */
  readonly realm: PartialRealm;
  readonly schema: JsonSchema;
  readonly sources: RealmSources;
  readonly installed: InstalledPlugins;
  /** The plugins this realm switches on, by id. */
  readonly enabled: ReadonlyMap<string, InstalledPlugin>;
  readonly origins: Origins;
  /** The document and its parents, the document first. */
  readonly chain: readonly JsonDocument[];
}

/** Looks at one thing; gives what is wrong with it. */
export type Check = (context: CheckContext) => Iterable<Finding>;

/** A finding about a value, an error unless told otherwise. */
export function atValue(pointer: string, code: Finding['code'], message: string, suggestion: string | null = null, severity: Finding['severity'] = 'error'): Finding {
  return { pointer, at: 'value', code, severity, message, suggestion };
}

/** A finding about a key. */
export function atKey(pointer: string, code: Finding['code'], message: string, suggestion: string | null = null, severity: Finding['severity'] = 'error'): Finding {
  return { pointer, at: 'key', code, severity, message, suggestion };
}
