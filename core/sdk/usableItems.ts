/** The items of an answered list that can be shown, and a word to the operator about those that cannot (ENT-025). */
import type { components } from '../generated/platform';

type Card = components['schemas']['ContentCard'];

/** Where an answered list is told of when it is not whole. */
export interface ListReport {
  /** Which list it is, for the operator's log: `the season "s1"`. */
  readonly list: string;
  readonly report: (error: unknown) => void;
}

export type Answered<Item> = readonly (Item | null)[] | null | undefined;

/** Leaves out what is null or does not have what it is shown by, so that one bad item cannot spoil a list, and reports how many. */
export function usableItems<Item>(answered: Answered<Item>, { list, report }: ListReport, has: (item: Item) => boolean = () => true): Item[] {
  const given = answered ?? [];
  const usable = given.filter((item): item is Item => item !== null && has(item));
  if (usable.length < given.length) report(new Error(`Of ${list}, ${given.length - usable.length} item(s) are left out: they are null or lack what they are shown by.`));
  return usable;
}

/** The platform says that there is more of a list, yet the page after the last is of zero or known already, or leads to itself: the list ends there, and the operator hears of it. */
export const endsEarly = ({ list, report }: ListReport): void => report(new Error(`Of ${list}, the next page brings nothing new: the list ends there.`));

/** Of contents: a card is shown by its id and type. */
export const usableCards = <Item extends Pick<Card, 'id' | 'type'>>(answered: Answered<Item>, where: ListReport): Item[] => usableItems(answered, where, ({ id, type }) => Boolean(id) && Boolean(type));

/** What is told by its id alone, such as a live event or a season. */
export const withId = ({ id }: { readonly id: string }): boolean => Boolean(id);
