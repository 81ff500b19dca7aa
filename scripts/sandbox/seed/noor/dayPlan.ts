// Builds a channel's daily plan from lengths and contents in order.
import type { SeedProgramme, SeedProgrammeContent, SeedVideo } from '../types';
import { text } from './title';
import type { NoorLocale, Pair } from './title';
import { titles } from './titles';

type Content = SeedProgrammeContent<NoorLocale>;

/** Length in minutes and content; several contents alternate by day. A length alone is off air. */
export type Slot = readonly [minutes: number, ...contents: readonly Content[]];

/** Concatenates slots from midnight. */
export const day = (slots: readonly Slot[]): readonly SeedProgramme<NoorLocale>[] => {
  let startMinute = 0;
  return slots.flatMap(([durationMinutes, content, ...inTurn]) => {
    const start = startMinute;
    startMinute += durationMinutes;
    if (!content) return [];
    return [{ startMinute: start, durationMinutes, ...content, ...(inTurn.length > 0 && { inTurn }) }];
  });
};

export const show = (title: Pair, description: Pair, still: string): Content => ({
  title: text(title),
  description: text(description),
  still: `stills/${still}.webp`,
});

const titleOf = (id: string): SeedVideo<NoorLocale> => {
  const found = titles.find((video) => video.id === id);
  if (!found) throw new Error(`The channels of noor show ${id}, which is not among its titles.`);
  return found;
};

/** The list rotated by `by`: another channel shows the same series at a different episode. */
const turned = <Item>(list: readonly Item[], by: number): Item[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

const series =
  (name: Pair, ids: readonly string[]) =>
  (startingWith = 0): Content[] =>
    turned(ids, startingWith).map((id, index) => {
      const { description, artwork } = titleOf(id);
      return {
        title: text(name),
        description,
        still: artwork.still,
        episode: ((startingWith + index) % ids.length) + 1,
        recording: id,
      };
    });

export const palms = series(
  ['بيت النخيل', 'The House of Palms'],
  ['nr-101', 'nr-102', 'nr-103', 'nr-104', 'nr-105', 'nr-106'],
);
export const harbour = series(['ميناء الليل', 'Night Harbour'], ['nr-111', 'nr-112', 'nr-113', 'nr-114']);
export const sidra = series(['حكايات سدرة', 'Tales of Sidra'], ['nr-121', 'nr-122', 'nr-123', 'nr-124']);
export const incense = series(['طريق البخور', 'The Incense Road'], ['nr-131', 'nr-132', 'nr-133']);

/** Films under their own names, rotating from the first one named. */
export const films = (...ids: readonly string[]): Content[] =>
  ids.map((id) => {
    const { title, description, artwork } = titleOf(id);
    return { title, description, still: artwork.still, recording: id };
  });
