/** The manifest of a playback session; builds the engine's source and start options from manifest, choices and preferences. */
import type { PlaybackManifest, Stream, UserPreferences } from '../generated/platform';
import type { DeviceStream } from '../sdk/player';
import type { Clock } from '../sdk/services';
import type { EngineSource, EngineStart, PlayerEngine } from './engine/PlayerEngine';
import { audioLanguages, textLanguage } from './rules/languageChoice';
import { NoStream } from './rules/playbackProblem';
import { startPosition } from './rules/startPosition';
import { isStreamInfoValid, pickStream, secureAddress, withDvrWindow } from './rules/streamPick';
import type { PlaybackSessionDeps, PlaybackSubject } from './playbackSessionDeps';

/** The stream to play with this engine (PLY-065). Throws NoStream. */
export function streamFor(engine: Pick<PlayerEngine, 'supports'>, { streams }: PlaybackManifest): Stream {
  const stream = pickStream(streams, (candidate) => engine.supports(candidate));
  if (stream === null) throw new NoStream();
  return stream;
}

export function engineSource(
  stream: Stream,
  { dvrWindow }: PlaybackManifest,
  info: Pick<StreamInfo, 'manifest'>,
): EngineSource {
  return {
    url: withDvrWindow(secureAddress(stream.url), dvrWindow),
    stream,
    licenceToken: async () => tokenOf(stream.protocol, await info.manifest()),
  };
}

/** The same stream for another device. Throws NoStream. */
export function streamForDevice(
  engine: Pick<PlayerEngine, 'supports'>,
  manifest: PlaybackManifest,
): DeviceStream {
  const stream = streamFor(engine, manifest);
  const { mimeType, protocol, drm } = stream;
  return {
    url: withDvrWindow(secureAddress(stream.url), manifest.dvrWindow),
    mediaType:
      mimeType ??
      (protocol.toUpperCase() === 'HLS' ? 'application/vnd.apple.mpegurl' : 'application/dash+xml'),
    drm: drm ?? null,
  };
}

/** Without a position or a moment, playback starts at the default position of the content. */
export function engineStart(
  { position, moment }: Pick<EngineStart, 'position' | 'moment'>,
  subject: PlaybackSubject,
  preferences: UserPreferences,
  { player, choices, locale, resume }: Pick<PlaybackSessionDeps, 'player' | 'choices' | 'locale' | 'resume'>,
): EngineStart {
  const { volume, muted } = player.state;
  return {
    position: position ?? beginningOf(subject, resume),
    moment,
    volume,
    muted,
    audioLanguages: audioLanguages(choices.languages, preferences, locale()),
    textLanguage: textLanguage(choices.languages, preferences),
  };
}

/** Live playback starts at the live edge unless the address names a position. */
function beginningOf(
  { kind, id, duration, progress, watchProgress, progressPercent }: PlaybackSubject,
  resume: PlaybackSessionDeps['resume'],
): number | null {
  if (kind === 'live') return progress;
  return (
    startPosition({ progress, remembered: resume.position(id), watchProgress, progressPercent, duration }) ||
    null
  );
}

function tokenOf(protocol: string, { streams }: PlaybackManifest): string | null {
  return streams.find((stream) => stream.protocol === protocol)?.drm?.jwtToken ?? null;
}

/** The manifest of the content, cached and fetched again when it expires (PLY-062). */
export class StreamInfo {
  #held: { readonly manifest: PlaybackManifest; readonly fetchedAt: number } | null = null;
  #underway: Promise<PlaybackManifest> | null = null;

  readonly #read: () => Promise<PlaybackManifest>;
  readonly #clock: Clock;

  constructor(read: () => Promise<PlaybackManifest>, clock: Clock) {
    this.#read = read;
    this.#clock = clock;
  }

  /** The cached manifest while it is valid, else a new one; single-flight. Rejects as the call does. */
  manifest(): Promise<PlaybackManifest> {
    if (this.#held !== null && !this.isOld) return Promise.resolve(this.#held.manifest);
    this.#underway ??= this.#fetch().finally(() => (this.#underway = null));
    return this.#underway;
  }

  /** The cached manifest must be fetched again before playback (PLY-062). */
  get isOld(): boolean {
    return this.#held !== null && !isStreamInfoValid(this.#held.fetchedAt, this.#clock.now());
  }

  expire(): void {
    this.#held = null;
  }

  async #fetch(): Promise<PlaybackManifest> {
    const fetchedAt = this.#clock.now();
    const manifest = await this.#read();
    this.#held = { manifest, fetchedAt };
    return manifest;
  }
}
