/** Programmes of a row's channels from the guide; the row's own cards are used until it has answered (LIV-031). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  readGuideRow,
  usableItems,
  type ChannelMessages,
  type GuideChannel,
  type GuideSettings,
  type PlatformClient,
  type Row,
} from 'proscenium/sdk';
import { advancedChannels, channelsOfCards } from './upNext';

export interface RowProgrammesDeps {
  readonly row: Row;
  readonly client: PlatformClient;
  readonly settings: GuideSettings;
  /** Look-ahead in milliseconds. */
  readonly ahead: number;
  readonly report: (error: unknown) => void;
}

export class RowProgrammes {
  /** Null until the guide has answered. */
  private answered: readonly GuideChannel[] | null = null;
  #ending = new AbortController();

  readonly #deps: RowProgrammesDeps;

  constructor(deps: RowProgrammesDeps) {
    this.#deps = deps;
    makeAutoObservable<this, 'answered'>(this, { answered: observableRef });
  }

  get channels(): readonly GuideChannel[] {
    return this.answered ?? channelsOfCards(this.#deps.row.items);
  }

  /** Loads running and coming programmes from the row's guide. On a failure the row's cards remain in use. */
  async load(now: number): Promise<void> {
    this.#ending.abort();
    const { signal } = (this.#ending = new AbortController());
    const { client, settings, row, ahead, report } = this.#deps;
    try {
      const { channels } = await readGuideRow(client, settings, {
        from: now,
        to: now + ahead,
        epgId: row.presentation.epgId ?? undefined,
        signal,
      });
      if (signal.aborted) return;
      const usable = usableItems(
        channels,
        { list: `the channels of the row "${row.id}"`, report },
        ({ id, name }) => Boolean(id && name),
      );
      runInAction(() => (this.answered = usable));
    } catch (error) {
      if (!signal.aborted) report(error);
    }
  }

  advance({
    channelId,
    programmingInfo: { currentProgramme, nextProgramme },
  }: ChannelMessages['now-playing']): void {
    this.answered = advancedChannels(
      this.channels,
      channelId,
      [currentProgramme, nextProgramme].filter((programme) => programme != null),
    );
  }

  dispose(): void {
    this.#ending.abort();
  }
}
