/** Keyboard commands of the player. */

export type PlayerCommand =
  | {
      readonly kind:
        | 'togglePlay'
        | 'play'
        | 'pause'
        | 'next'
        | 'toggleMute'
        | 'toggleFullscreen'
        | 'toggleCaptions'
        | 'togglePictureInPicture'
        | 'toStart'
        | 'toEnd'
        | 'dismiss';
    }
  /** Seconds forward, or back when negative. */
  | { readonly kind: 'seekBy'; readonly seconds: number }
  /** Tenths of the duration, 0 to 9. */
  | { readonly kind: 'toTenth'; readonly tenth: number }
  /** Percent louder, or quieter when negative. */
  | { readonly kind: 'volumeBy'; readonly percent: number }
  /** One step of speed up or down. */
  | { readonly kind: 'speedBy'; readonly steps: 1 | -1 };

export const SEEK_STEP = 10;
export const VOLUME_STEP = 5;

/** Structural subset of KeyboardEvent. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
}

const byKey: Readonly<Record<string, PlayerCommand>> = {
  ' ': { kind: 'togglePlay' },
  k: { kind: 'togglePlay' },
  MediaPlayPause: { kind: 'togglePlay' },
  MediaPlay: { kind: 'play' },
  MediaPause: { kind: 'pause' },
  MediaStop: { kind: 'pause' },
  MediaRewind: { kind: 'seekBy', seconds: -SEEK_STEP },
  MediaFastForward: { kind: 'seekBy', seconds: SEEK_STEP },
  MediaTrackPrevious: { kind: 'toStart' },
  MediaTrackNext: { kind: 'next' },
  Subtitle: { kind: 'toggleCaptions' },
  j: { kind: 'seekBy', seconds: -SEEK_STEP },
  l: { kind: 'seekBy', seconds: SEEK_STEP },
  // The time line runs left to right in every language (LOC-012), so the arrow keys do too.
  ArrowLeft: { kind: 'seekBy', seconds: -SEEK_STEP },
  ArrowRight: { kind: 'seekBy', seconds: SEEK_STEP },
  ArrowUp: { kind: 'volumeBy', percent: VOLUME_STEP },
  ArrowDown: { kind: 'volumeBy', percent: -VOLUME_STEP },
  m: { kind: 'toggleMute' },
  f: { kind: 'toggleFullscreen' },
  c: { kind: 'toggleCaptions' },
  p: { kind: 'togglePictureInPicture' },
  Home: { kind: 'toStart' },
  End: { kind: 'toEnd' },
  '<': { kind: 'speedBy', steps: -1 },
  '>': { kind: 'speedBy', steps: 1 },
  Escape: { kind: 'dismiss' },
};

/** The command of a key; null for unknown keys and for browser shortcuts. */
export function playerCommand({
  key,
  ctrlKey = false,
  metaKey = false,
  altKey = false,
}: KeyPress): PlayerCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^\d$/.test(key)) return { kind: 'toTenth', tenth: Number(key) };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(byKey, name) ? (byKey[name] ?? null) : null;
}

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The next speed up or down; the fastest and the slowest stay. */
export function nextSpeed(speed: number, steps: 1 | -1): number {
  const at = SPEEDS.findIndex((candidate) => candidate === speed);
  return SPEEDS[Math.min(Math.max((at === -1 ? 2 : at) + steps, 0), SPEEDS.length - 1)] ?? 1;
}
