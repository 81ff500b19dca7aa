/** Subject and dependencies of a playback session. */
import type { PlaybackManifest, UserPreferences } from '../generated/platform';
import type { PageActivity } from '../platform/browser/PageActivity';
import type { Clock } from '../sdk/services';
import type { PlayerEventName } from '../sdk/eventNames';
import type { CaptionLook } from './CaptionLook';
import type { EngineFactory } from './engine/PlayerEngine';
import type { PlaybackApi, WatchKind } from './playbackApi';
import type { PlayerChoices } from './PlayerChoices';
import type { PlayerStore } from './PlayerStore';
import type { ResumePositionStore } from './ResumePositionStore';

/** The content to play. */
export interface PlaybackSubject {
  readonly kind: WatchKind;
  readonly id: string;
  /** Seconds; 0 if unknown. */
  readonly duration: number;
  /** Start position from the address, in whole seconds (PLY-042). */
  readonly progress: number | null;
  /** Start moment of a live stream from the address, in epoch milliseconds (LIV-041). */
  readonly moment?: number | null | undefined;
  /** Starts muted whatever is stored on this device: autoplay where the viewer has not asked for sound. */
  readonly muted?: boolean;
  readonly watchProgress?: number | null | undefined;
  readonly progressPercent?: number | null | undefined;
  /** Metadata of the content, used where the manifest has none. */
  readonly skipMarkers?: PlaybackManifest['skipMarkers'];
  readonly watermark?: PlaybackManifest['watermark'];
}

export interface PlaybackSessionDeps {
  readonly player: PlayerStore;
  readonly api: PlaybackApi;
  readonly engines: EngineFactory;
  readonly resume: ResumePositionStore;
  readonly choices: PlayerChoices;
  readonly captions: CaptionLook;
  readonly clock: Clock;
  /** Whether the page is visible and online. */
  readonly activity: PageActivity;
  /** The account's preferences; empty for guests. Never rejects. */
  readonly preferences: () => Promise<UserPreferences>;
  /** Language of the page. */
  readonly locale: () => string;
  /** Receives errors that do not concern the viewer. */
  readonly report: (error: unknown) => void;
  /** Called with analytics events of the session (ANA-012). */
  readonly noted: (event: PlayerEventName, subject: PlaybackSubject) => void;
  /** One of several players on the page, which share a heartbeat (MUL-011). */
  readonly amongOthers?: boolean;
}
