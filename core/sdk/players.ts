/** Embedded players of live events for plugins: any number at once, with the plugin's own controls. */
import type { ComponentType } from 'react';
import type { Text } from '../i18n/translate';
import { token } from './token';
import { useAnswer, type Answer } from './useAnswer';
import { useService } from './useService';

/** Why a player shows no picture, and how to recover. */
export interface EmbeddedPlayerProblem {
  readonly title: Text;
  readonly text: Text;
  /** Page that resolves it: sign-in or shop. Null when there is none. */
  readonly action: { readonly label: Text; readonly href: string } | null;
  /** A retry may help. */
  readonly retry: boolean;
}

/** `waiting`: the event has not begun; `startsAt` is epoch milliseconds. */
export type EmbeddedPlayerState =
  | { readonly status: 'loading' }
  | { readonly status: 'waiting'; readonly startsAt: number }
  | { readonly status: 'ended' }
  | { readonly status: 'stopped'; readonly problem: EmbeddedPlayerProblem }
  | { readonly status: 'showing' };

/** Position of a live picture in the DVR window. Seconds. */
export interface EmbeddedPlayerTimeline {
  readonly canSeek: boolean;
  readonly atEdge: boolean;
  readonly start: number;
  readonly end: number;
  readonly position: number;
}

/** Available subtitle tracks. */
export interface EmbeddedPlayerSubtitles {
  readonly id: string;
  readonly language: string;
  readonly active: boolean;
}

/**
 * A live event being loaded or played under core's access rules (PLY-030 to PLY-036, MUL-014). Observable:
 * read inside an observer. Never throws: errors are a state.
 */
export interface EmbeddedPlayer {
  readonly id: string;
  /** Null until the event is loaded. */
  readonly title: string | null;
  readonly still: string | null;
  /** The current programme of the channel, or the event's own subtitle. */
  readonly subtitle: string | null;
  readonly state: EmbeddedPlayerState;
  /** Playing, or will be once data is buffered. */
  readonly playing: boolean;
  /** Playback is stalled. */
  readonly buffering: boolean;
  /** Unmuted. */
  readonly audible: boolean;
  /** The browser's autoplay policy blocked the sound: plays muted until a press. */
  readonly soundBlocked: boolean;
  /** 0 to 100. */
  readonly volume: number;
  readonly line: EmbeddedPlayerTimeline;
  readonly texts: readonly EmbeddedPlayerSubtitles[];
  /** Retries after a failure. */
  retry(): void;
  play(): void;
  pause(): void;
  /** Unmutes or mutes; the stored preference of the device is not changed. */
  hear(on: boolean): void;
  setVolume(volume: number): void;
  /** Maximum picture height to load; null removes the cap. ABR continues below it. */
  capQuality(lines: number | null): void;
  /** Relative seek in seconds; clamped to the DVR window. */
  seekBy(seconds: number): void;
  /** Position in the DVR window. */
  seek(position: number): void;
  goToLive(): void;
  /** 1 is normal speed. */
  setSpeed(speed: number): void;
  /**
   * Wall-clock time of the current picture according to the stream, epoch milliseconds, measured now. Null
   * when the stream carries none.
   */
  moment(): number | null;
  /** Seeks to a wall-clock time; clamped to the recording. */
  seekToMoment(moment: number): void;
  selectText(id: string | null): void;
  /** Destroys the player; it cannot be reused. */
  close(): void;
}

/** Props of {@link EmbeddedPlayers.Picture}. */
export interface EmbeddedPlayerPictureProps {
  readonly screen: EmbeddedPlayer;
  /** Small tile: only essential text. */
  readonly compact?: boolean;
}

/** Players without controls, several at once, with core's access rules. */
export interface EmbeddedPlayers {
  /**
   * Creates a player for a live event, muted until `hear` is called. It loads at once and plays when its
   * picture is mounted. The caller closes it. While any is open, one heartbeat reports all that play
   * (PLY-094, MUL-011).
   */
  open(eventId: string): EmbeddedPlayer;
  /**
   * Fills its box with the picture and subtitles, or with the still, the loading indicator or the error and
   * its recovery action.
   */
  readonly Picture: ComponentType<EmbeddedPlayerPictureProps>;
}

/** Loads the player code and texts; rejects when they cannot be loaded. */
export const players = token<() => Promise<EmbeddedPlayers>>('players@1');

/** Loads them for a page; returns the loading state and a retry function. */
export function usePlayers(): readonly [answer: Answer<EmbeddedPlayers>, again: () => void] {
  const load = useService(players);
  return useAnswer('screens', () => load());
}
