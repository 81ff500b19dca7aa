/** The input of every check, and how checks report. */
import type { InstalledPlugin, InstalledPlugins, JsonSchema } from '../../plugins/installedPlugins';
import type { Origins } from '../origins';
import type { PartialRealm } from '../partialRealm';
import type { RealmSources } from '../realmSources';
import type { Finding } from '../schemaFindings';
import type { Visit } from '../schemaWalk';
import type { JsonDocument } from '../jsonDocument';

export interface CheckContext {
  /** The document with inheritance, before environment overrides; unvalidated. */
  readonly inherited: Readonly<Record<string, unknown>>;
  /** The document with inheritance and environment overrides; unvalidated. */
  readonly written: Readonly<Record<string, unknown>>;
  /** The same without values that the schema refused, with defaults filled in and placeholders expanded. */
  readonly realm: PartialRealm;
  readonly schema: JsonSchema;
  /** Every value of `realm` that the schema describes. */
  readonly visits: readonly Visit[];
  /** The same of `written`. */
  readonly writtenVisits: readonly Visit[];
  readonly sources: RealmSources;
  readonly installed: InstalledPlugins;
  /** The plugins this realm switches on, by id. */
  readonly enabled: ReadonlyMap<string, InstalledPlugin>;
  readonly origins: Origins;
  /** The document and its parents, the document first. */
  readonly chain: readonly JsonDocument[];
}

/** Checks one aspect and yields the mistakes. */
export type Check = (context: CheckContext) => Iterable<Finding>;

/** A finding about a value; an error by default. */
export function atValue(
  pointer: string,
  code: Finding['code'],
  message: string,
  suggestion: string | null = null,
  severity: Finding['severity'] = 'error',
): Finding {
  return { pointer, at: 'value', code, severity, message, suggestion };
}

/** A finding about a key. */
export function atKey(
  pointer: string,
  code: Finding['code'],
  message: string,
  suggestion: string | null = null,
  severity: Finding['severity'] = 'error',
): Finding {
  return { pointer, at: 'key', code, severity, message, suggestion };
}
