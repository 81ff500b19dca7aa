/** Filters answered lists to valid items and reports the invalid ones to the operator (ENT-025). */
import type { ContentCard } from '../generated/platform';

/** Where an incomplete list is reported. */
export interface ListReport {
  /** Name of the list in the operator's log: `the season "s1"`. */
  readonly list: string;
  readonly report: (error: unknown) => void;
}

/** A list as the platform answers it, which may have holes or be absent. */
export type Answered<Item> = readonly (Item | null)[] | null | undefined;

/**
 * Drops items that are null or lack required fields, so that one bad item cannot break a list, and reports
 * how many.
 */
export function usableItems<Item>(
  answered: Answered<Item>,
  { list, report }: ListReport,
  has: (item: Item) => boolean = () => true,
): Item[] {
  const given = answered ?? [];
  const usable = given.filter((item): item is Item => item !== null && has(item));
  if (usable.length < given.length)
    report(
      new Error(
        `Of ${list}, ${given.length - usable.length} item(s) are left out: they are null or lack what they are shown by.`,
      ),
    );
  return usable;
}

/**
 * The platform announces more items, but the next page is empty, contains only known items or points to
 * itself: the list ends there, and this is reported.
 */
export const endsEarly = ({ list, report }: ListReport): void =>
  report(new Error(`Of ${list}, the next page brings nothing new: the list ends there.`));

/** For contents: a card needs id and type. */
export const usableCards = <Item extends Pick<ContentCard, 'id' | 'type'>>(
  answered: Answered<Item>,
  where: ListReport,
): Item[] => usableItems(answered, where, ({ id, type }) => Boolean(id) && Boolean(type));

/** For items that only need an id, such as a live event or a season. */
export const withId = ({ id }: { readonly id: string }): boolean => Boolean(id);
