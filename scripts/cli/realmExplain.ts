/** `realm explain`: a value of a realm, what it means, and who said so. */
import colours from 'picocolors';
import { checkerFor } from '../compile/compileRealm';
import { childPointer, isRecord, segmentsOf, valueAt } from '../compile/jsonPointer';
import { nearestName } from '../compile/nearestName';
import type { ValueSource } from '../compile/origins';
import { schemaAt } from '../compile/schemaWalk';
import { openRealm } from './openRealm';
import { done, refused, type Outcome } from './outcome';
import { problemsText } from './printProblems';

interface Explained {
  readonly pointer: string;
  readonly value: unknown;
  readonly source: ValueSource;
  readonly description: string | null;
}

/** A value that holds others is followed by each of them with its own source. */
export function realmExplain(root: string, target: string, pointer: string, { json }: { readonly json: boolean }): Outcome {
  const opened = openRealm(root, target);
  if (typeof opened === 'string') return refused(opened);
  if (!opened.compilation.readable) return refused(problemsText(opened.compilation.problems));
  const { effective, sourceOf } = opened.compilation;
  const at = pointer === '' || pointer.startsWith('/') ? pointer.replace(/\/$/, '') : `/${pointer}`;
  const value = valueAt(effective, at);
  if (value === undefined) return refused(nothingThere(effective, at));
  const { schema } = checkerFor(opened.installed);
  const explain = (each: string): Explained => {
    const description = schemaAt(effective, schema, each)?.['description'];
    return { pointer: each, value: valueAt(effective, each), source: sourceOf(each), description: typeof description === 'string' ? description : null };
  };
  const leaves = [...leavesOf(value, at)].filter((each) => each !== at).map(explain);
  const whole = explain(at);
  if (json) return done(JSON.stringify({ ...whole, parts: leaves }, null, 2));
  const text = [
    `${colours.bold(at === '' ? '(the whole document)' : at)}${typeof value === 'object' ? '' : ` = ${colours.cyan(JSON.stringify(value))}`}`,
    ...(whole.description === null ? [] : [`  ${whole.description}`]),
    ...(leaves.length === 0 ? [`  from ${sourceText(whole.source)}`] : leaves.map((leaf) => `  ${leaf.pointer.slice(at.length)} = ${colours.cyan(JSON.stringify(leaf.value))}  ${colours.dim(sourceText(leaf.source))}`)),
  ];
  return done(text.join('\n'));
}

function sourceText(source: ValueSource): string {
  switch (source.kind) {
    case 'document':
      return `${source.file}:${source.line}:${source.column}`;
    case 'default':
      return `default of ${source.of}`;
    case 'derived':
      return `follows from ${source.from}`;
    case 'environment':
      return 'environment';
  }
}

function nothingThere(document: unknown, pointer: string): string {
  let at = '';
  for (const segment of segmentsOf(pointer)) {
    const holder = valueAt(document, at);
    const next = childPointer(at, segment);
    if (valueAt(document, next) === undefined) {
      const keys = isRecord(holder) ? Object.keys(holder) : [];
      const nearest = nearestName(segment, keys);
      return `There is nothing at ${next}.${nearest === null ? (keys.length === 0 ? '' : ` There is: ${keys.join(', ')}.`) : ` Did you mean ${childPointer(at, nearest)}?`}`;
    }
    at = next;
  }
  return `There is nothing at ${pointer}.`;
}

function* leavesOf(value: unknown, pointer: string): Generator<string> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) yield pointer;
  else for (const [key, member] of Object.entries(value)) yield* leavesOf(member, childPointer(pointer, key));
}
