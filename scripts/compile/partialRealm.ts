/** A realm document in which every present value has the right type and any value may be absent. */
import type { Realm } from '../../core/generated/realm';
import { copied } from './jsonDocument';
import { isRecord, parentPointer, segmentsOf, valueAt } from './jsonPointer';
import type { Finding } from './schemaFindings';

/** Deep `Partial`, including list entries, so that their indexes do not change. */
export type Partly<T> = T extends readonly (infer Item)[]
  ? readonly (Partly<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Partly<T[Key]> | undefined }
    : T;

export type PartialRealm = Partly<Realm>;

/** `document` without values that the schema refused, so that later checks can rely on the types. */
export function withoutRefused(
  document: Readonly<Record<string, unknown>>,
  findings: readonly Finding[],
): PartialRealm {
  const pointers = findings
    .filter((finding) => finding.code !== 'missing-key' && finding.pointer !== '')
    .map((finding) => finding.pointer);
  if (pointers.length === 0) return document;
  const copy = copied(document);
  for (const pointer of pointers) {
    const holder = valueAt(copy, parentPointer(pointer));
    const key = segmentsOf(pointer).at(-1) ?? '';
    if (Array.isArray(holder)) holder[Number(key)] = undefined;
    else if (isRecord(holder)) delete holder[key];
  }
  return copy;
}
