/** What a realm decides about its programme guide. Apart from the calls, which no first page makes. */
import type { components } from '../generated/platform';
import { token } from './token';

export type ProgrammeGuide = components['schemas']['ProgrammeGuide'];
export type GuideChannel = components['schemas']['GuideChannel'];

/** What a realm decides about its guide. */
export interface GuideSettings {
  /** The table of another house that the guide is read from; null: the platform's own guide (LIV-033). */
  readonly externalTable: string | null;
  /** Live cards of the guide can be played (LIV-039); a channel's own word comes before it. */
  readonly epgPlaybackContentStatus: 'ENABLED' | 'DISABLED';
  /** The running programme can be restarted (LIV-040); likewise. */
  readonly currentProgramPlaybackStatus: 'ENABLED' | 'DISABLED';
  /** Channels a page of the guide, and of a row (LIV-031, LIV-054). */
  readonly pageSize: number;
  readonly rowSize: number;
}
export const guideSettings = token<GuideSettings>('guide-settings@1');
