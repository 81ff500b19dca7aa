/** Loaded programmes per channel, and the time ranges they cover. */
import { makeAutoObservable, observable, observableRef } from 'mobx';
import {
  usableItems,
  type Answered,
  type ChannelMessages,
  type GuideChannel,
  type ListReport,
  type Programme,
} from 'proscenium/sdk';
import { mergeProgrammes, TILE_MS, type ChannelTimes } from './programmeCells';
import type { Span, TimeRange } from './timeline';

interface KnownTimes extends ChannelTimes {
  readonly tiles: ReadonlySet<number>;
}

/** Nothing is loaded for the channel. */
export const unknown: ChannelTimes = { programmes: [], known: () => false };

export class KnownProgrammes {
  /** Incremented on every change. */
  revision = 0;
  /** Replaced immutably per channel, so that a line re-renders only when its own channel's data changes. */
  private readonly times = observable.map<string, KnownTimes>({}, { deep: false });

  readonly #span: Span;
  readonly #report: ListReport['report'];

  constructor(span: Span, report: ListReport['report']) {
    this.#span = span;
    this.#report = report;
    makeAutoObservable<this, 'times'>(this, {
      times: observableRef,
      of: false,
      tilesIn: false,
      timesOf: false,
    });
  }

  /** Data of a channel: the same object until it changes. Observable: read inside an observer. */
  of(channel: string): ChannelTimes {
    return this.times.get(channel) ?? unknown;
  }

  /** Tiles overlapping a time range; end exclusive. */
  tilesIn({ from, to }: TimeRange): TimeRange {
    const tile = (time: number) => (time - this.#span.from) / TILE_MS;
    return {
      from: Math.floor(tile(Math.max(this.#span.from, from))),
      to: Math.ceil(tile(Math.min(this.#span.to, to))),
    };
  }

  /** Time range covered by tiles. */
  timesOf({ from, to }: TimeRange): TimeRange {
    return {
      from: this.#span.from + from * TILE_MS,
      to: Math.min(this.#span.to, this.#span.from + to * TILE_MS),
    };
  }

  /** Stores the answer for these tiles. Channels missing from it are empty, no longer loading. */
  take(ids: readonly string[], answered: Answered<GuideChannel>, tiles: TimeRange): void {
    const times = this.timesOf(tiles);
    const listed = new Map(
      answered?.map((channel) => [
        channel?.id,
        usableItems(channel?.programmes, {
          list: `the programmes of "${channel?.id}"`,
          report: this.#report,
        }),
      ]),
    );
    for (const id of ids) {
      const before = this.times.get(id);
      const known = new Set(before?.tiles);
      for (let tile = tiles.from; tile < tiles.to; tile++) known.add(tile);
      this.keep(id, mergeProgrammes(before?.programmes ?? [], times, listed.get(id) ?? []), known);
    }
  }

  /** A channel reports its current and next programme: replaces what was listed (LIV-020, LIV-027). */
  advance({
    channelId,
    programmingInfo: { currentProgramme, nextProgramme },
  }: ChannelMessages['now-playing']): void {
    const before = this.times.get(channelId);
    if (before === undefined) return;
    const stated = [currentProgramme, nextProgramme].filter((programme) => programme != null);
    const programmes = stated.reduce(
      (all, programme) =>
        mergeProgrammes(all, { from: programme.startDate, to: programme.endDate }, [programme]),
      before.programmes,
    );
    this.keep(channelId, programmes, before.tiles);
  }

  private keep(channel: string, programmes: readonly Programme[], tiles: ReadonlySet<number>): void {
    this.times.set(channel, {
      programmes,
      tiles,
      known: (time) => tiles.has(Math.floor((time - this.#span.from) / TILE_MS)),
    });
    this.revision += 1;
  }
}
