/** A playback session whose state a test sets, and which records its commands. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  AdBreak,
  DeviceStream,
  PlaybackFacts,
  PlaybackFigures,
  PlayerQueue,
  PlaybackSessionView,
} from '../../core/sdk';

/** Figures of a playback session that plays without trouble. */
export const figures: PlaybackFigures = {
  width: 1920,
  height: 1080,
  bitrate: 4_800_000,
  throughput: 12_340_000,
  buffered: 18.42,
  droppedFrames: 3,
  decodedFrames: 1500,
  latency: null,
};

/** No playback facts are known. */
export const noFacts: PlaybackFacts = {
  skipMarkers: [],
  watermark: null,
  annotations: {},
  adUnits: [],
  nonceRequired: false,
};

/** A two-minute recording that plays, by default; observable. */
export class FakePlaybackSession implements PlaybackSessionView {
  content: PlaybackSessionView['content'] = { kind: 'vod', id: 'v1', title: 'The long round' };
  state: PlaybackSessionView['state'] = 'playing';
  position = 60;
  duration = 120;
  live = false;
  started = true;
  facts: PlaybackFacts | null = noFacts;
  following: Pick<PlayerQueue, 'next' | 'autoAdvance'> = { next: null, autoAdvance: false };
  sound = { volume: 100, muted: false };
  measured: PlaybackFigures | null = figures;
  /** The ad break that replaces the content. */
  adBreak: AdBreak | null = null;
  /** Answers `stream`; null as for a part whose manifest does not state `opensStream`. */
  deviceStream: DeviceStream | null = null;
  /** Commands such as `seek 30`. */
  readonly calls: string[] = [];

  constructor(
    changes: Partial<
      Pick<
        FakePlaybackSession,
        | 'content'
        | 'state'
        | 'position'
        | 'duration'
        | 'live'
        | 'measured'
        | 'started'
        | 'facts'
        | 'following'
        | 'deviceStream'
        | 'sound'
      >
    > = {},
  ) {
    Object.assign(this, changes);
    makeAutoObservable(this, {
      calls: false,
      measured: false,
      facts: observableRef,
      adBreak: observableRef,
      deviceStream: observableRef,
      stream: false,
      figures: false,
      seek: false,
      play: false,
      pause: false,
      hold: false,
      change: false,
    });
  }
  figures(): PlaybackFigures | null {
    return this.measured;
  }
  seek(seconds: number): void {
    this.calls.push(`seek ${seconds}`);
  }
  play(): void {
    this.calls.push('play');
  }
  pause(): void {
    this.calls.push('pause');
  }
  get stream(): PlaybackSessionView['stream'] {
    const { deviceStream } = this;
    return deviceStream === null ? null : () => Promise.resolve(deviceStream);
  }
  get queue(): PlayerQueue {
    return { ...this.following, openNext: () => void this.calls.push('open next') };
  }
  hold(adBreak: AdBreak): (() => void) | null {
    if (this.adBreak !== null) return null;
    this.calls.push('hold');
    runInAction(() => (this.adBreak = adBreak));
    return () => {
      if (this.adBreak !== adBreak) return;
      this.calls.push('let go');
      runInAction(() => (this.adBreak = null));
    };
  }
  /** Changes the session's state. */
  change(changes: ConstructorParameters<typeof FakePlaybackSession>[0]): void {
    runInAction(() => Object.assign(this, changes));
  }
}
