/** The moment of a channel that playback was to begin at, and whether it is still recorded (LIV-041). */
import { makeAutoObservable } from 'mobx';
import { isBeforeRecording } from './rules/livePosition';

export class StartMoment {
  /** It is not recorded any more: playback began at the earliest there is. */
  passed = false;
  private awaited: number | null = null;

  constructor() {
    makeAutoObservable<this, 'awaited'>(this, { awaited: false });
  }

  /** Epoch milliseconds; null when any moment will do. */
  ask(moment: number | null): void {
    this.awaited = moment;
  }

  /** Playback shows a moment: the first one tells. Null where the stream does not say which. */
  shows(moment: number | null): void {
    if (this.awaited === null || moment === null) return;
    this.passed = isBeforeRecording(this.awaited, moment);
    this.awaited = null;
  }
}
