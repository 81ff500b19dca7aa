// Builds the channels of a demo catalogue: a day's slots follow each other from midnight.
import { named } from './data';
import type {
  Localised,
  SeedChannel,
  SeedProgramme,
  SeedProgrammeContent,
  SeedVideo,
  SeedWeekday,
} from './types';

/** A slot: off air, or one of the contents. Several films or episodes alternate by day. */
type Slot<L extends string> = { readonly minutes: number } & (
  | { readonly show?: string }
  | { readonly films: readonly string[] }
  /** `from`: the index of the episode on the first day; another channel shows the same serial at a different one. */
  | { readonly serial: string; readonly from?: number }
  | SeedProgrammeContent<L>
);

interface ChannelFacts<L extends string> extends Omit<SeedChannel<L>, 'programmes' | 'days'> {
  readonly programmes: readonly Slot<L>[];
  readonly days?: Readonly<Partial<Record<SeedWeekday, readonly Slot<L>[]>>>;
}

export interface ChannelPlans<L extends string = string> {
  /** Programmes that several slots name. */
  readonly shows?: Readonly<Record<string, SeedProgrammeContent<L>>>;
  readonly serials?: Readonly<
    Record<string, { readonly title: Localised<L>; readonly episodeIds: readonly string[] }>
  >;
  readonly channels: readonly ChannelFacts<L>[];
}

/** `videos`: those that the plans name. */
export function channelsOf<L extends string>(
  { shows = {}, serials = {}, channels }: ChannelPlans<L>,
  videos: readonly SeedVideo<L>[],
): readonly SeedChannel<L>[] {
  const videoOf = Object.fromEntries(videos.map((video) => [video.id, video]));

  const contentsOf = (slot: Slot<L>): readonly SeedProgrammeContent<L>[] => {
    if ('title' in slot) {
      const { minutes: _minutes, ...content } = slot;
      return [content];
    }
    if ('films' in slot)
      return slot.films.map((id) => {
        const { title, description, artwork } = named(videoOf, id);
        return { title, description, still: artwork.still, recording: id };
      });
    if ('serial' in slot) {
      const { title, episodeIds } = named(serials, slot.serial);
      return episodeIds.map((_, day) => {
        const index = ((slot.from ?? 0) + day) % episodeIds.length;
        const recording = episodeIds[index] ?? '';
        const { description, artwork } = named(videoOf, recording);
        return { title, description, still: artwork.still, episode: index + 1, recording };
      });
    }
    return slot.show === undefined ? [] : [named(shows, slot.show)];
  };

  const programmesOf = (slots: readonly Slot<L>[]): readonly SeedProgramme<L>[] => {
    let startMinute = 0;
    return slots.flatMap((slot) => {
      const start = startMinute;
      startMinute += slot.minutes;
      const [content, ...inTurn] = contentsOf(slot);
      if (!content) return [];
      return [
        {
          startMinute: start,
          durationMinutes: slot.minutes,
          ...content,
          ...(inTurn.length > 0 && { inTurn }),
        },
      ];
    });
  };

  return channels.map(({ programmes, days, ...channel }) => ({
    ...channel,
    programmes: programmesOf(programmes),
    ...(days && {
      days: Object.fromEntries(Object.entries(days).map(([day, slots]) => [day, programmesOf(slots)])),
    }),
  }));
}
