/** What a playback session shows, what it works with, and the states it goes through. */
import type { PageActivity } from '../platform/browser/PageActivity';
import type { Clock, PlayerEventName } from '../sdk';
import type { CaptionLook } from './CaptionLook';
import type { EngineFactory } from './engine/PlayerEngine';
import type { PlaybackApi, PlaybackManifest, UserPreferences, WatchKind } from './playbackApi';
import type { PlayerChoices } from './PlayerChoices';
import type { PlayerStore } from './PlayerStore';
import type { ResumePositions } from './ResumePositions';
import type { PlaybackProblem } from './rules/playbackProblem';

/** What is shown. */
export interface PlaybackSubject {
  readonly kind: WatchKind;
  readonly id: string;
  /** Seconds; 0 when it is not known. */
  readonly duration: number;
  /** Where the address says to begin, in whole seconds (PLY-042). */
  readonly progress: number | null;
  /** The moment of a live stream that the address says to begin at, in epoch milliseconds (LIV-041). */
  readonly moment?: number | null | undefined;
  /** It starts by itself where nobody asked for sound: without any, whatever this device remembers. */
  readonly muted?: boolean;
  readonly watchProgress?: number | null | undefined;
  readonly progressPercent?: number | null | undefined;
  /** What the content says of itself, for when the platform's answer to playing it does not. */
  readonly skipMarkers?: PlaybackManifest['skipMarkers'];
  readonly watermark?: PlaybackManifest['watermark'];
}

export interface PlaybackSessionDeps {
  readonly player: PlayerStore;
  readonly api: PlaybackApi;
  readonly engines: EngineFactory;
  readonly resume: ResumePositions;
  readonly choices: PlayerChoices;
  readonly captions: CaptionLook;
  readonly clock: Clock;
  /** Whether the page is seen and in touch. */
  readonly activity: PageActivity;
  /** The account's preferences; empty for guests. Never rejects. */
  readonly preferences: () => Promise<UserPreferences>;
  /** The language of the page. */
  readonly locale: () => string;
  /** What the viewer need not know of. */
  readonly report: (error: unknown) => void;
  /** Told how the showing goes (ANA-012). */
  readonly noted: (event: PlayerEventName, subject: PlaybackSubject) => void;
  /** It is one of several on the screen, whose heartbeat is somebody else's (MUL-011). */
  readonly amongOthers?: boolean;
}

export type PlaybackSessionState =
  { readonly status: 'idle' } | { readonly status: 'preparing' } | { readonly status: 'showing' } | ({ readonly status: 'stopped' } & PlaybackProblem);
