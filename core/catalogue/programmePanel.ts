/** Whether a card shows its channel's programme, and how that may be played (HOM-081, HOM-083, LIV-038 to LIV-043). */
import { onAir, type Programme } from '../sdk/programme';
import { playsGuide, restartsProgramme } from '../sdk/programmePlayback';
import type { Content } from '../sdk/services';

export interface ProgrammeRules {
  readonly epgPlaybackContentStatus: 'ENABLED' | 'DISABLED';
  readonly currentProgramPlaybackStatus: 'ENABLED' | 'DISABLED';
}

export interface ProgrammeFacts {
  readonly current: Programme;
  readonly next: Programme | null;
  /** LIV-041: at the live edge; always, since the panel needs access. */
  readonly fromLive: true;
  /** LIV-040: from the programme's start, in epoch milliseconds; null when it cannot be restarted. */
  readonly fromStart: number | null;
}

/**
 * Only with access and with playback of the guide enabled (LIV-043, LIV-039); a channel's own setting
 * precedes the realm's. Past and upcoming programmes have no play button, so without a running one there is
 * no panel (LIV-042).
 */
export function programmePanel(
  { accessLevel, programmingInfo }: Content,
  rules: ProgrammeRules,
  now: number,
): ProgrammeFacts | null {
  if (accessLevel !== 'GRANTED') return null;
  if (!playsGuide(programmingInfo, rules)) return null;
  const { current, next } = onAir(programmingInfo, now);
  if (current === null) return null;
  return {
    current,
    next,
    fromLive: true,
    fromStart: restartsProgramme(programmingInfo, rules) ? current.startDate : null,
  };
}
