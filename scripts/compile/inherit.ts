/** `extends`: merges a document with its parents, nearest first, and records the source of each value. */
import path from 'node:path';
import { parseJsonDocument, type JsonDocument } from './jsonDocument';
import { childPointer, isRecord } from './jsonPointer';
import { nearestName } from './nearestName';
import { Origins } from './origins';
import type { Problem } from './problem';
import type { RealmSources } from './realmSources';

export interface Inherited {
  /** The merged document; undefined when one of the documents is not JSON. */
  readonly value: Record<string, unknown> | undefined;
  readonly origins: Origins;
  /** The document and its parents, the document first. */
  readonly chain: readonly JsonDocument[];
  readonly problems: readonly Problem[];
}

/** Keys about the document itself, which are never inherited: no realm takes the identity of its parent. */
const ownKeys = new Set(['$schema', 'extends', 'abstract', 'id', 'hosts']);

/** Follows `extends` from the document in `file`. */
export function inherit(sources: RealmSources, file: string): Inherited {
  const problems: Problem[] = [];
  const chain: JsonDocument[] = [];
  for (let next: string | undefined = file; next !== undefined;) {
    const document = chain.length === 0 ? parsed(sources, next) : parsedParent(sources, next);
    chain.push(document);
    const reason = sources.unreadable.get(next);
    problems.push(...(reason === undefined ? document.problems : [unreadableFile(next, reason)]));
    next = parentFile(sources, document, chain, problems);
  }
  const entry = chain[0] ?? parseJsonDocument(file, '');
  const origins = new Origins(entry);
  const isUsable = chain.every((document) => document.value !== undefined);
  if (!isUsable) return { value: undefined, origins, chain, problems };
  if (!isRecord(entry.value)) {
    problems.push({
      file,
      ...entry.valuePosition(''),
      pointer: '',
      code: 'wrong-type',
      severity: 'error',
      message: 'A realm document is an object.',
      suggestion: null,
    });
    return { value: undefined, origins, chain, problems };
  }
  let value: Record<string, unknown> = {};
  for (const document of [...chain].reverse()) {
    if (!isRecord(document.value)) continue;
    const members =
      document === entry
        ? document.value
        : Object.fromEntries(Object.entries(document.value).filter(([key]) => !ownKeys.has(key)));
    value = merged(value, members, document, '', origins);
  }
  return { value, origins, chain, problems };
}

const parsed = (sources: RealmSources, file: string): JsonDocument =>
  parseJsonDocument(file, sources.documents.get(file) ?? '');

const parents = new WeakMap<RealmSources, Map<string, JsonDocument>>();

/** Parsed once per set of sources: many realms may extend the same document. */
function parsedParent(sources: RealmSources, file: string): JsonDocument {
  const known = parents.get(sources) ?? new Map<string, JsonDocument>();
  parents.set(sources, known);
  const document = known.get(file) ?? parsed(sources, file);
  known.set(file, document);
  return document;
}

/** A file that exists but cannot be read. */
export function unreadableFile(file: string, message: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    pointer: '',
    code: 'unreadable-file',
    severity: 'error',
    message,
    suggestion: null,
  };
}

function merged(
  parent: Record<string, unknown>,
  child: Record<string, unknown>,
  document: JsonDocument,
  pointer: string,
  origins: Origins,
): Record<string, unknown> {
  const result = { ...parent };
  for (const [key, value] of Object.entries(child)) {
    const at = childPointer(pointer, key);
    const before = Object.hasOwn(parent, key) ? parent[key] : undefined;
    // Pinned before merging: members that the child leaves out have the parent as their source, one by one.
    if (isRecord(before) && isRecord(value)) {
      for (const inherited of Object.keys(before)) pin(childPointer(at, inherited), origins);
      origins.set(at, { kind: 'document', document });
      result[key] = merged(before, value, document, at, origins);
    } else {
      origins.set(at, { kind: 'document', document });
      result[key] = value;
    }
  }
  return result;
}

/** Records an origin that was only implied by the enclosing object. */
function pin(pointer: string, origins: Origins): void {
  origins.set(pointer, { kind: 'document', document: origins.documentOf(pointer) });
}

function parentFile(
  sources: RealmSources,
  document: JsonDocument,
  chain: readonly JsonDocument[],
  problems: Problem[],
): string | undefined {
  const parent = isRecord(document.value) ? document.value['extends'] : undefined;
  if (typeof parent !== 'string') return undefined;
  const isPath = parent.includes('/') || parent.endsWith('.json');
  const file = isPath
    ? path.posix.normalize(path.posix.join(path.posix.dirname(document.file), parent))
    : sources.realms.get(parent);
  const report = (code: Problem['code'], message: string, suggestion: string | null): void => {
    problems.push({
      file: document.file,
      ...document.valuePosition('/extends'),
      pointer: '/extends',
      code,
      severity: 'error',
      message,
      suggestion,
    });
  };
  if (file === undefined || !sources.documents.has(file)) {
    report(
      'unknown-parent',
      `There is no document "${parent}".`,
      isPath ? null : nearestName(parent, sources.realms.keys()),
    );
    return undefined;
  }
  if (chain.some((earlier) => earlier.file === file)) {
    report(
      'extends-cycle',
      `These documents extend each other: ${[...chain.map((earlier) => earlier.file), file].join(' → ')}.`,
      null,
    );
    return undefined;
  }
  return file;
}
