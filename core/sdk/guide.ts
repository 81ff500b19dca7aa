/** A realm's programme guide settings. Separate from the calls, which no first page makes. */
import { token } from './token';

export type { GuideChannel, ProgrammeGuide } from '../generated/platform';

/** Guide settings of a realm. */
export interface GuideSettings {
  /** External EPG table to read from; null: the platform's own guide (LIV-033). */
  readonly externalTable: string | null;
  /** Live cards of the guide are playable (LIV-039); a channel's own setting takes precedence. */
  readonly epgPlaybackContentStatus: 'ENABLED' | 'DISABLED';
  /** The running programme can be restarted (LIV-040); a channel's own setting takes precedence. */
  readonly currentProgramPlaybackStatus: 'ENABLED' | 'DISABLED';
  /** Channels per page of the guide, and per row (LIV-031, LIV-054). */
  readonly pageSize: number;
  readonly rowSize: number;
}
/** The realm's settings of the programme guide. */
export const guideSettings = token<GuideSettings>('guide-settings@1');
