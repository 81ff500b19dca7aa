/** A picture that moves behind a hero: no controls, no position kept, no part in the state of the player (HOM-025, HOM-026). */
import type { Content, MovingPicture } from '../sdk';
import type { EngineFactory, PlayerEngine } from './engine/PlayerEngine';
import type { PlaybackApi, WatchKind } from './playbackApi';
import { NoStream } from './rules/playbackProblem';
import { secureAddress } from './rules/streamAddress';
import { pickStream } from './rules/streamPick';

export interface BackgroundPlaybackDeps {
  readonly api: Pick<PlaybackApi, 'manifest'>;
  readonly engines: EngineFactory;
  readonly locale: () => string;
  /** False while this viewer owes a way in that the realm makes everybody take: then only trailers move (SGP-108). */
  readonly mayWatch: boolean;
}

export interface BackgroundPlaybackOptions {
  readonly sound: boolean;
  readonly signal: AbortSignal;
  readonly onPlaying: (playing: boolean) => void;
}

/** A trailer that anybody may watch, else the content itself when this viewer may; null when there is nothing to show. */
export function movingContent(content: Content, mayWatch: boolean): { readonly kind: WatchKind; readonly id: string } | null {
  const trailer = content.trailers?.find(({ accessLevel }) => accessLevel === 'GRANTED');
  if (trailer !== undefined) return { kind: 'vod', id: trailer.id };
  return mayWatch && content.accessLevel === 'GRANTED' ? playedContent(content) : null;
}

/** What a card plays: its channel, or its video; null when it is neither. */
export function playedContent({ id, videoId, liveEventId, type }: Pick<Content, 'id' | 'videoId' | 'liveEventId' | 'type'>): { readonly kind: WatchKind; readonly id: string } | null {
  if (type === 'LIVE' || type === 'EPG') return { kind: 'live', id: liveEventId ?? id };
  return type === 'VOD' || type === 'VIDEO' || type === 'SEASON_VOD' ? { kind: 'vod', id: videoId ?? id } : null;
}

/** Starts it in `place`. Rejects when there is nothing to show, when it may not be played, or when the browser refuses to start it. */
export async function showInBackground(content: Content, place: HTMLElement, { sound, signal, onPlaying }: BackgroundPlaybackOptions, { api, engines, locale, mayWatch }: BackgroundPlaybackDeps): Promise<MovingPicture> {
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
          // It goes round for as long as it is looked at.
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
    await own.load(source, { position: null, moment: null, volume: 60, muted: !sound, audioLanguages: [locale()], textLanguage: null });
    if (!(await own.play())) throw new Error('The browser wants a press before anything plays.');
    return { play: () => void own.play(), pause: () => own.pause(), end };
  } catch (error) {
    end();
    throw error;
  }
}
