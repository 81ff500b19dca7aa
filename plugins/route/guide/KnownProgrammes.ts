/** What is known of each channel's programmes, and of which stretches of time. */
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { usableItems, type Answered, type ChannelMessages, type GuideChannel, type ListReport, type Programme } from '../../../core/sdk';
import { mergeProgrammes, TILE, type ChannelTimes } from './programmeCells';
import type { Span, Stretch } from './timeline';

export class KnownProgrammes {
  private readonly programmes = observable.map<string, readonly Programme[]>({}, { deep: false });
  /** Ids with their known tiles; replaced whole, so that a line is drawn anew when its own change and at no other time. */
  private readonly tiles = observable.map<string, ReadonlySet<number>>({}, { deep: false });

  constructor(
    private readonly span: Span,
    private readonly report: ListReport['report'],
  ) {
    makeAutoObservable<this, 'programmes' | 'tiles' | 'span' | 'report'>(this, { programmes: observableRef, tiles: observableRef, span: false, report: false, of: false, tilesIn: false, timesOf: false });
  }

  /** What is known of a channel. Observable: read it inside an observer. */
  of(channel: string): ChannelTimes {
    const tiles = this.tiles.get(channel);
    return { programmes: this.programmes.get(channel) ?? [], known: (time) => tiles?.has(Math.floor((time - this.span.from) / TILE)) === true };
  }

  /** The tiles that a stretch of time touches, the last not included. */
  tilesIn({ from, to }: Stretch): Stretch {
    const tile = (time: number) => (time - this.span.from) / TILE;
    return { from: Math.floor(tile(Math.max(this.span.from, from))), to: Math.ceil(tile(Math.min(this.span.to, to))) };
  }

  /** The time that tiles take up. */
  timesOf({ from, to }: Stretch): Stretch {
    return { from: this.span.from + from * TILE, to: Math.min(this.span.to, this.span.from + to * TILE) };
  }

  /** The guide answered for these tiles. Channels that it left out show nothing then, so that nobody waits for them. */
  take(ids: readonly string[], answered: Answered<GuideChannel>, tiles: Stretch): void {
    const times = this.timesOf(tiles);
    const listed = new Map(answered?.map((channel) => [channel?.id, usableItems(channel?.programmes, { list: `the programmes of "${channel?.id}"`, report: this.report })]));
    for (const id of ids) {
      this.programmes.set(id, mergeProgrammes(this.programmes.get(id) ?? [], times, listed.get(id) ?? []));
      const known = new Set(this.tiles.get(id));
      for (let tile = tiles.from; tile < tiles.to; tile++) known.add(tile);
      this.tiles.set(id, known);
    }
  }

  /** A channel says what it plays now and next: that takes the place of what was listed (LIV-020, LIV-027). */
  advance({ channelId, programmingInfo: { currentProgramme, nextProgramme } }: ChannelMessages['now-playing']): void {
    const known = this.programmes.get(channelId);
    if (known === undefined) return;
    const said = [currentProgramme, nextProgramme].filter((programme) => programme != null);
    this.programmes.set(
      channelId,
      said.reduce((all, programme) => mergeProgrammes(all, { from: programme.startDate, to: programme.endDate }, [programme]), known),
    );
  }
}
