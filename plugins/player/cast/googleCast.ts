/** Google's Cast sender framework: what this plugin uses of it, and how it is loaded. */
import { allowScriptsFrom } from 'proscenium/sdk/sign-in';
import type { PluginContext } from 'proscenium/sdk';

const SENDER_URL = 'https://www.gstatic.com/cv/js/sender/v1/cast_sender.js?loadCastFramework=1';

export type CastStateName = 'NO_DEVICES_AVAILABLE' | 'NOT_CONNECTED' | 'CONNECTING' | 'CONNECTED';

/** `cast.framework.CastContext`. */
export interface CastContext {
  setOptions(options: {
    readonly receiverApplicationId: string;
    readonly autoJoinPolicy: string;
    readonly language: string;
    readonly resumeSavedSession: boolean;
  }): void;
  getCastState(): CastStateName;
  addEventListener(type: 'caststatechanged', listener: () => void): void;
  getCurrentSession(): CastDeviceSession | null;
  /** Opens the browser's list of devices; rejects with a code when the viewer cancels. */
  requestSession(): Promise<unknown>;
  endCurrentSession(stopsReceiver: boolean): void;
}

/** `cast.framework.CastSession`. */
export interface CastDeviceSession {
  getCastDevice(): { readonly friendlyName: string };
  getMediaSession(): { readonly idleReason: string | null } | null;
  /** Rejects with an error code. */
  loadMedia(request: LoadRequest): Promise<unknown>;
}

export interface LoadRequest {
  currentTime: number | null;
  autoplay: boolean;
}

/** `chrome.cast.media.MediaInfo`. */
export interface MediaInfo {
  streamType: string;
  metadata: unknown;
  customData: unknown;
}

/** `cast.framework.RemotePlayer`: the state of the receiver. Times in seconds. */
export interface RemotePlayer {
  readonly isMediaLoaded: boolean;
  readonly isPaused: boolean;
  readonly playerState: string | null;
  readonly duration: number;
  readonly mediaInfo: Pick<MediaInfo, 'customData'> | null;
  currentTime: number;
}

export interface RemotePlayerController {
  addEventListener(type: 'anyChanged', listener: () => void): void;
  playOrPause(): void;
  /** To the player's `currentTime`. */
  seek(): void;
}

/** The globals that Google's scripts define. */
export interface GoogleCast {
  readonly framework: {
    readonly CastContext: { getInstance(): CastContext };
    readonly RemotePlayer: new () => RemotePlayer;
    readonly RemotePlayerController: new (player: RemotePlayer) => RemotePlayerController;
  };
  readonly media: {
    readonly MediaInfo: new (url: string, mediaType: string) => MediaInfo;
    readonly LoadRequest: new (media: MediaInfo) => LoadRequest;
    readonly GenericMediaMetadata: new () => { title: string };
  };
}

interface CastGlobals {
  /** Present in browsers with Google Cast. */
  readonly chrome?: { readonly cast?: { readonly media?: GoogleCast['media'] } };
  readonly cast?: { readonly framework?: GoogleCast['framework'] };
  __onGCastApiAvailable?: (isAvailable: boolean) => void;
}

/** Null where the browser has no Google Cast; nothing is loaded then. Rejects when the scripts cannot be loaded. */
export async function loadGoogleCast(loadScript: PluginContext['loadScript']): Promise<GoogleCast | null> {
  const globals = globalThis as CastGlobals;
  if (globals.chrome === undefined) return null;
  const available = new Promise<boolean>((resolve) => (globals.__onGCastApiAvailable = resolve));
  allowScriptsFrom('https://www.gstatic.com');
  await loadScript(SENDER_URL);
  // Not called by browsers whose Google Cast is switched off.
  if (!(await available)) return null;
  const { framework } = globals.cast ?? {};
  const { media } = globals.chrome.cast ?? {};
  return framework === undefined || media === undefined ? null : { framework, media };
}
