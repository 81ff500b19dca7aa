/** A showing whose facts a test chooses, and which writes down how it is steered. */
import { makeAutoObservable } from 'mobx';
import type { PlaybackFigures, ScreeningView } from '../../core/sdk';

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

/** A recording of two minutes that plays, unless told otherwise; observable. */
export class FakeScreening implements ScreeningView {
  content: ScreeningView['content'] = { kind: 'vod', id: 'v1', title: 'The long round' };
  state: ScreeningView['state'] = 'playing';
  position = 60;
  duration = 120;
  live = false;
  measured: PlaybackFigures | null = figures;
  /** Such as `seek 30`. */
  readonly told: string[] = [];

  constructor(changes: Partial<Pick<FakeScreening, 'content' | 'state' | 'position' | 'duration' | 'live' | 'measured'>> = {}) {
    Object.assign(this, changes);
    makeAutoObservable(this, { told: false, measured: false, figures: false, seek: false, play: false, pause: false });
  }
  figures(): PlaybackFigures | null {
    return this.measured;
  }
  seek(seconds: number): void {
    this.told.push(`seek ${seconds}`);
  }
  play(): void {
    this.told.push('play');
  }
  pause(): void {
    this.told.push('pause');
  }
}
