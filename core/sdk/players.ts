/** Embedded players: players of live events that a plugin places as it likes, several at once if it wants, with controls of its own. */
import type { ComponentType } from 'react';
import type { Text } from '../i18n';
import { token } from './token';

/** Why a screen shows no picture, and the way on. */
export interface EmbeddedPlayerProblem {
  readonly title: Text;
  readonly text: Text;
  /** A page that opens it: signing in, or the shop. Null when there is none. */
  readonly way: { readonly label: Text; readonly href: string } | null;
  /** Trying again may help. */
  readonly retry: boolean;
}

/** `waiting`: the event has not begun; `startsAt` is epoch milliseconds. */
export type EmbeddedPlayerState =
  | { readonly status: 'loading' }
  | { readonly status: 'waiting'; readonly startsAt: number }
  | { readonly status: 'ended' }
  | { readonly status: 'stopped'; readonly problem: EmbeddedPlayerProblem }
  | { readonly status: 'showing' };

/** Where a live picture is among what can be wound back to. Seconds. */
export interface EmbeddedPlayerTimeline {
  readonly canSeek: boolean;
  readonly atEdge: boolean;
  readonly start: number;
  readonly end: number;
  readonly position: number;
}

/** Subtitles that a screen can show. */
export interface EmbeddedPlayerSubtitles {
  readonly id: string;
  readonly language: string;
  readonly active: boolean;
}

/**
 * One live event on its way to be seen, with the access rules of the house (PLY-030 to PLY-036, MUL-014). Observable, so read it
 * inside an observer. Nothing throws: what goes wrong is a state.
 */
export interface EmbeddedPlayer {
  readonly id: string;
  /** Null until the event is known. */
  readonly title: string | null;
  readonly still: string | null;
  /** What the channel shows now, or the event's own line. */
  readonly subtitle: string | null;
  readonly state: EmbeddedPlayerState;
  /** It plays, or will as soon as there is data. */
  readonly playing: boolean;
  /** Playback waits for data. */
  readonly buffering: boolean;
  /** Its sound is on. */
  readonly audible: boolean;
  /** It was to be heard, but the browser lets nothing be heard before a press: it plays without sound meanwhile. */
  readonly soundBlocked: boolean;
  /** 0 to 100. */
  readonly volume: number;
  readonly line: EmbeddedPlayerTimeline;
  readonly texts: readonly EmbeddedPlayerSubtitles[];
  /** Tries again what failed. */
  retry(): void;
  play(): void;
  pause(): void;
  /** Sound on or off; the device's memory of the viewer's choice is left alone. */
  hear(on: boolean): void;
  setVolume(volume: number): void;
  /** The most lines of picture worth fetching; null lifts the cap. Adaptation goes on below it. */
  capQuality(lines: number | null): void;
  /** Seconds from here; brought into the line. */
  seekBy(seconds: number): void;
  /** A position of the line. */
  seek(position: number): void;
  goToLive(): void;
  /** 1 is the speed of life. */
  setSpeed(speed: number): void;
  /** When the picture that shows was made by the stream's own clock, epoch milliseconds; measured now. Null when the stream does not tell. */
  moment(): number | null;
  /** Shows the picture of a moment; one outside of the recording is brought in. */
  seekToMoment(moment: number): void;
  selectText(id: string | null): void;
  /** Takes the player down; it cannot be used again. */
  close(): void;
}

export interface EmbeddedPlayerPictureProps {
  readonly screen: EmbeddedPlayer;
  /** It is small: only the words that matter. */
  readonly compact?: boolean;
}

export interface EmbeddedPlayers {
  /**
   * A screen for a live event, without sound until it is told to be heard. It loads at once and plays when its picture is drawn.
   * Whoever opens it closes it. While any is open, one heartbeat tells the platform of all that play (PLY-094, MUL-011).
   */
  open(eventId: string): EmbeddedPlayer;
  /** Fills its box with the picture, its subtitles, or what stands in its place: the still, the wait, the problem with its way on. */
  readonly Picture: ComponentType<EmbeddedPlayerPictureProps>;
}

/** Fetches the players' code and texts; rejects when they cannot be had. */
export const players = token<() => Promise<EmbeddedPlayers>>('players@1');
