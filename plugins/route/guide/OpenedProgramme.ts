import type { GuideChannel, Programme } from '../../../core/sdk';

/** A programme that was opened, with its channel. */
export interface OpenedProgramme {
  readonly channel: GuideChannel;
  readonly programme: Programme;
}
