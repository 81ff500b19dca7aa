import type { GuideChannel, Programme } from '../../../core/sdk';

/** An opened programme with its channel. */
export interface OpenedProgramme {
  readonly channel: GuideChannel;
  readonly programme: Programme;
}
