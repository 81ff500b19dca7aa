/** Extracts a page's subject from a platform answer, which may have any shape. */
import { isRecord, valueAt } from '../../compile/jsonPointer';
import type { PageHead } from '../../../core/generated/manifest';

/** What the head states about its subject, in the language of the page. */
export interface SubjectFacts {
  readonly title: string;
  /** The name of the subject that it is part of. */
  readonly partOf: string | null;
  readonly description: string | null;
  /** Absolute address of a picture. */
  readonly picture: string | null;
  /** By schema.org property name, as in the answer. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Null when the answer does not even have a title. */
export function subjectFacts(head: PageHead, answer: unknown): SubjectFacts | null {
  if (!isRecord(answer)) return null;
  const text = (pointer: string | undefined) =>
    pointer === undefined ? null : textOf(valueAt(answer, pointer));
  const first = (pointers: readonly string[] | undefined, read: (value: unknown) => string | null) =>
    pointers?.map((pointer) => read(valueAt(answer, pointer))).find((found) => found !== null) ?? null;
  const title = text(head.title);
  if (title === null) return null;
  return {
    title,
    partOf: text(head.partOf),
    description: first(head.description, textOf),
    picture: first(head.picture, addressOf),
    properties: Object.fromEntries(
      Object.entries(head.properties ?? {}).map(([name, pointer]) => [name, valueAt(answer, pointer)]),
    ),
  };
}

/** A text that is not blank. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** An absolute web address. */
export function addressOf(value: unknown): string | null {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
    ? value
    : null;
}
