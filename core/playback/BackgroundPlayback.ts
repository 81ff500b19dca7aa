/** Background video of a hero: no controls, no stored position, no effect on the player state (HOM-025, HOM-026). */
import type { Content } from '../sdk/services';
import type { BackgroundVideo } from '../sdk/cards';
import type { EngineFactory, PlayerEngine } from './engine/PlayerEngine';
import type { PlaybackApi, WatchKind } from './playbackApi';
import { NoStream } from './rules/playbackProblem';
import { pickStream, secureAddress } from './rules/streamPick';

export interface BackgroundPlaybackDeps {
  readonly api: Pick<PlaybackApi, 'manifest'>;
  readonly engines: EngineFactory;
  readonly locale: () => string;
  /** False while the realm still requires a sign-in of this viewer (SGP-108): then only trailers play. */
  readonly mayWatch: boolean;
}

export interface BackgroundPlaybackOptions {
  readonly sound: boolean;
  readonly signal: AbortSignal;
  readonly onPlaying: (playing: boolean) => void;
}

/**
 * Prefers a trailer with granted access, else the content itself if this viewer may watch it; null if neither
 * is playable.
 */
export function movingContent(
  content: Content,
  mayWatch: boolean,
): { readonly kind: WatchKind; readonly id: string } | null {
  const trailer = content.trailers?.find(({ accessLevel }) => accessLevel === 'GRANTED');
  if (trailer !== undefined) return { kind: 'vod', id: trailer.id };
  return mayWatch && content.accessLevel === 'GRANTED' ? playedContent(content) : null;
}

/** The channel or video that a card plays; null if it is neither. */
export function playedContent({
  id,
  videoId,
  liveEventId,
  type,
}: Pick<Content, 'id' | 'videoId' | 'liveEventId' | 'type'>): {
  readonly kind: WatchKind;
  readonly id: string;
} | null {
  if (type === 'LIVE' || type === 'EPG') return { kind: 'live', id: liveEventId ?? id };
  return type === 'VOD' || type === 'VIDEO' || type === 'SEASON_VOD'
    ? { kind: 'vod', id: videoId ?? id }
    : null;
}

/**
 * Starts the background video in `place`. Rejects if nothing is playable, access is refused, or the browser
 * blocks autoplay.
 */
export async function showInBackground(
  content: Content,
  place: HTMLElement,
  { sound, signal, onPlaying }: BackgroundPlaybackOptions,
  { api, engines, locale, mayWatch }: BackgroundPlaybackDeps,
): Promise<BackgroundVideo> {
  const subject = movingContent(content, mayWatch);
  if (subject === null) throw new NoStream();
  const manifest = await api.manifest(subject.kind, subject.id, signal);
  let engine: PlayerEngine | null = null;
  let ended = false;
  const end = (): void => {
    ended = true;
    void engine?.destroy();
  };
  signal.addEventListener('abort', end, { once: true });
  try {
    const captions = document.createElement('div');
    engine = await engines(
      { picture: place, captions },
      {
        onEvent: ({ type }) => {
          if (type === 'play') onPlaying(true);
          if (type === 'pause' || type === 'ended') onPlaying(false);
          // Loops until it is ended.
          if (type === 'ended' && !ended) {
            engine?.seek(0);
            void engine?.play();
          }
        },
        onTracks: () => undefined,
        onCast: () => undefined,
      },
    );
    const own = engine;
    const stream = pickStream(manifest.streams, (candidate) => own.supports(candidate));
    if (stream === null) throw new NoStream();
    signal.throwIfAborted();
    const source = { url: secureAddress(stream.url), stream, licenceToken: () => Promise.resolve(null) };
    await own.load(source, {
      position: null,
      moment: null,
      volume: 60,
      muted: !sound,
      audioLanguages: [locale()],
      textLanguage: null,
    });
    if (!(await own.play())) throw new Error('The browser wants a press before anything plays.');
    return { play: () => void own.play(), pause: () => own.pause(), end };
  } catch (error) {
    end();
    throw error;
  }
}
