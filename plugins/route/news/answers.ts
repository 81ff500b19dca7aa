/**
 * Maps the platform's news answers to view models (CAT-080, CAT-083). Throws when required fields are
 * missing, so that it counts as a failed call.
 */
import { type Answered, type AnswerOf, type ListReport, usableItems } from 'proscenium/sdk';

/** Maximum HTML length to parse, in characters: parsing and sanitising it takes up to about a second. */
export const MAX_BODY_LENGTH = 200_000;

export interface NewsEntry {
  readonly feedName: string;
  readonly id: string;
  readonly title: string;
  readonly summary: string | null;
  /** 3:2. */
  readonly picture: string | null;
  readonly category: string | null;
  readonly author: string | null;
  /** Epoch milliseconds. */
  readonly publishedAt: number | null;
}

export interface FeedPage {
  readonly title: string | null;
  readonly entries: readonly NewsEntry[];
  readonly totalPages: number;
}

export interface NewsPiece extends NewsEntry {
  /** Untrusted HTML. */
  readonly body: string;
  readonly related: readonly NewsEntry[];
}

type FeedAnswer = AnswerOf<'readNews'>;
type ItemAnswer = AnswerOf<'readNewsItem'>;
type Summary = FeedAnswer['items'][number];

/** `feedName` is the requested feed; entries may name their own. */
export function feedPageOf(answer: FeedAnswer, feedName: string, report: ListReport['report']): FeedPage {
  return {
    title: textOf(answer.title),
    entries: entriesOf([...answer.items], feedName, { list: `the feed "${feedName}"`, report }),
    totalPages: answer.totalPages,
  };
}

export function pieceOf(answer: ItemAnswer, feedName: string, report: ListReport['report']): NewsPiece {
  if (answer.body.length > MAX_BODY_LENGTH)
    report(
      new Error(
        `The body of "${answer.id}" has ${answer.body.length} characters; the first ${MAX_BODY_LENGTH} are shown.`,
      ),
    );
  return {
    ...entryOf(answer, feedName),
    body: answer.body.trim(),
    related: entriesOf(answer.related, feedName, { list: `what is related to "${answer.id}"`, report }),
  };
}

const entriesOf = (summaries: Answered<Summary>, feedName: string, where: ListReport): NewsEntry[] =>
  usableItems(summaries, where, ({ id, title }) => Boolean(id && title)).map((summary) =>
    entryOf(summary, feedName),
  );

function entryOf({ id, title, ...rest }: Summary, feedName: string): NewsEntry {
  return {
    id,
    title: title.trim(),
    feedName: textOf(rest.feedName) ?? feedName,
    summary: textOf(rest.summary),
    picture: textOf(rest.imageUrl),
    category: textOf(rest.category),
    author: textOf(rest.author),
    publishedAt: rest.publishedAt ?? null,
  };
}

function textOf(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}
