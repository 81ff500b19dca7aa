/** The facts of a content that are shown in one line: on cards, heroes and pages. */
import type { Formats } from '../i18n/formats';
import type { Content } from './services';

/** A fact of the content, or the text of one that only the place knows (such as the number of seasons). */
export type ShownFact =
  | 'start'
  | 'year'
  | 'length'
  | 'country'
  /** At most this many genres, each a fact of its own. */
  | { readonly genres: number }
  | { readonly text: string | null };

/** The fields of a content that {@link contentFacts} reads. */
export type ContentWithFacts = Pick<
  Content,
  'year' | 'duration' | 'countryOfOrigin' | 'genres' | 'eventSchedule'
>;

/** The texts of the facts in the order of `shown`, without those that the content lacks. */
export function contentFacts(
  { year, duration, countryOfOrigin, genres, eventSchedule }: Partial<ContentWithFacts>,
  shown: readonly ShownFact[],
  format: Pick<Formats, 'dateTime' | 'runningTime'>,
): readonly string[] {
  const textsOf = (fact: ShownFact): readonly (string | null | undefined)[] => {
    if (fact === 'start') return [eventSchedule && format.dateTime(eventSchedule.startDate)];
    if (fact === 'year') return [year ? String(year) : null];
    if (fact === 'length') return [duration ? format.runningTime(duration) : null];
    if (fact === 'country') return [countryOfOrigin];
    return 'text' in fact ? [fact.text] : (genres?.slice(0, fact.genres) ?? []);
  };
  return shown.flatMap(textsOf).filter((text): text is string => Boolean(text));
}
