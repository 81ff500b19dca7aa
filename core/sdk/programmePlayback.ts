/** How a programme of the guide can be played. */
import type { GuideChannel, GuideSettings } from './guide';
import type { Programme } from './programme';

/** Playback options of a channel's programme at a given time. */
export interface ProgrammePlayback {
  readonly phase: 'over' | 'running' | 'coming';
  /** At the live edge (LIV-041). */
  readonly live: boolean;
  /** From its start, in epoch milliseconds; null when it cannot be restarted (LIV-040, LIV-041). */
  readonly fromStart: number | null;
  /** Video id of the recording of an ended programme (LIV-042). */
  readonly recording: string | null;
}

type Switch = 'ENABLED' | 'DISABLED';

/** A channel's own setting takes precedence over the realm's (LIV-039, LIV-040, LIV-043). */
interface PlaybackWords {
  readonly epgPlaybackContentStatus?: Switch | null | undefined;
  readonly currentProgramPlaybackStatus?: Switch | null | undefined;
}

/** Whether live entries of the guide are playable. */
export const playsGuide = (channel: PlaybackWords | null | undefined, realm: PlaybackWords): boolean =>
  (channel?.epgPlaybackContentStatus ?? realm.epgPlaybackContentStatus) === 'ENABLED';

/** Whether a running programme can be restarted. */
export const restartsProgramme = (channel: PlaybackWords | null | undefined, realm: PlaybackWords): boolean =>
  (channel?.currentProgramPlaybackStatus ?? realm.currentProgramPlaybackStatus) === 'ENABLED';

type Channel = Pick<
  GuideChannel,
  'eventId' | 'accessLevel' | 'epgPlaybackContentStatus' | 'currentProgramPlaybackStatus'
>;
type Switches = Pick<GuideSettings, 'epgPlaybackContentStatus' | 'currentProgramPlaybackStatus'>;

/**
 * A running programme is playable only with access (LIV-041); an ended one when it was recorded, a future one
 * never (LIV-042).
 */
export function programmePlayback(
  channel: Channel,
  programme: Pick<Programme, 'startDate' | 'endDate' | 'recordingId'>,
  settings: Switches,
  now: number,
): ProgrammePlayback {
  const { startDate, endDate, recordingId } = programme;
  const granted = channel.accessLevel === 'GRANTED';
  if (now < startDate) return { phase: 'coming', live: false, fromStart: null, recording: null };
  if (endDate <= now)
    return { phase: 'over', live: false, fromStart: null, recording: granted ? (recordingId ?? null) : null };
  const live = granted && channel.eventId != null && playsGuide(channel, settings);
  return {
    phase: 'running',
    live,
    fromStart: live && restartsProgramme(channel, settings) ? startDate : null,
    recording: null,
  };
}
