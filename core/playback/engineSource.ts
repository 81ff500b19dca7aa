/** Builds the engine's source and start options from manifest, choices and preferences. */
import type { PlaybackManifest, Stream, UserPreferences } from '../generated/platform';
import type { EngineSource, EngineStart, PlayerEngine } from './engine/PlayerEngine';
import { audioLanguages, textLanguage } from './rules/languageChoice';
import { NoStream } from './rules/playbackProblem';
import { startPosition } from './rules/startPosition';
import { pickStream, secureAddress, withDvrWindow } from './rules/streamPick';
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
  info: { readonly manifest: () => Promise<PlaybackManifest> },
): EngineSource {
  return {
    url: withDvrWindow(secureAddress(stream.url), dvrWindow),
    stream,
    licenceToken: async () => tokenOf(stream.protocol, await info.manifest()),
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
