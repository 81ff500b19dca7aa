/** The requested start of a live stream, and whether it is still in the DVR window (LIV-041). */
import { makeAutoObservable } from 'mobx';
import { isBeforeRecording } from './rules/livePosition';

export class StartMoment {
  /** The requested moment is no longer available: playback started at the earliest possible one. */
  passed = false;
  #awaited: number | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** Epoch milliseconds; null if no moment was requested. */
  ask(moment: number | null): void {
    this.#awaited = moment;
  }

  /**
   * Compares the first known moment of playback with the requested one. Null if the stream has no program
   * date-time.
   */
  shows(moment: number | null): void {
    if (this.#awaited === null || moment === null) return;
    this.passed = isBeforeRecording(this.#awaited, moment);
    this.#awaited = null;
  }
}
