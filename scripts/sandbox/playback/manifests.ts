/** Builds the response to a playback request: streams and the tokens that open them (PLY-064). */
import type { AdUnit, PlaybackManifest, Stream, Subtitle } from '../../../core/generated/platform';
import type { CardContext } from '../catalogue/contentCards';
import { mediaUrl } from '../catalogue/contentCards';
import { ofLength, streams, type SeedStream, type VodStream } from '../seed/streams';
import type { SeedAdUnit, SeedVideo } from '../seed/types';
import { skipMarkersOf } from '../catalogue/contentDetails';
import { DEFAULT_WINDOW_MINUTES } from './playlists';
import type { TicketOffice } from './signedTicket';

const LICENCE_SECONDS = 6 * 3600;
/** Channels have a longer DVR window than their URL states (PLY-069). */
const CHANNEL_WINDOW_MINUTES = 120;

export type PlaybackContext = Pick<CardContext, 'realm' | 'origin' | 'locale'>;

/** Undefined when the sandbox does not have the video's stream. */
export function manifestOf(
  context: PlaybackContext,
  video: SeedVideo,
  tickets: TicketOffice,
): PlaybackManifest | undefined {
  const stream = streams.find(({ key, realm }) => key === video.stream && realm === context.realm.id);
  if (!stream) return undefined;
  return {
    id: video.id,
    streams:
      stream.kind === 'live'
        ? [liveStreamOf(context, stream)]
        : vodStreamsOf(context, video, stream, tickets),
    ...(stream.kind === 'vod' && { annotations: annotationsOf(context, stream, video.durationSeconds) }),
    ...(stream.kind === 'live' &&
      video.live?.channelId !== undefined && { dvrWindow: String(CHANNEL_WINDOW_MINUTES) }),
    ...skipMarkersOf(video),
    ...(video.watermark && {
      watermark: { imageUrl: mediaUrl(context, video.watermark.image), position: video.watermark.position },
    }),
    ...(video.adUnits && { nonceRequired: true }),
  };
}

function liveStreamOf({ realm, origin }: PlaybackContext, { key }: SeedStream): Stream {
  return {
    protocol: 'HLS',
    mimeType: 'application/x-mpegurl',
    url: `${origin}/live/${realm.id}/${key}/master.m3u8?dw=${DEFAULT_WINDOW_MINUTES}`,
    subtitles: [],
    drm: null,
    adUnits: null,
  };
}

function vodStreamsOf(
  context: PlaybackContext,
  video: SeedVideo,
  stream: VodStream,
  tickets: TicketOffice,
): Stream[] {
  const urlOf = (url: string): string => mediaUrl(context, ofLength(url, video.durationSeconds));
  const subtitles = stream.subtitles
    .filter(({ language }) => video.subtitles.includes(language))
    .map(({ language, label, url }): Subtitle => ({
      format: 'vtt',
      language,
      label,
      url: urlOf(url),
    }));
  const drm = stream.drm
    ? {
        jwtToken: tickets.sign({ use: 'licence', sub: stream.key }, LICENCE_SECONDS),
        url: `${context.origin}/drm/clearkey`,
        encryptionMode: 'CENC',
        keySystems: [stream.drm.scheme],
      }
    : null;
  const shared = {
    subtitles,
    drm,
    adUnits: video.adUnits ? video.adUnits.map((unit) => adUnitOf(context, unit)) : null,
  };
  const dash: Stream = {
    protocol: 'DASH',
    mimeType: 'application/dash+xml',
    url: urlOf(stream.dash),
    ...shared,
  };
  // HLS cannot reference a ClearKey licence server.
  if (stream.hls === undefined) return [dash];
  return [{ protocol: 'HLS', mimeType: 'application/x-mpegurl', url: urlOf(stream.hls), ...shared }, dash];
}

const adUnitOf = ({ origin }: PlaybackContext, { type, offsetMs, advertisement }: SeedAdUnit): AdUnit => ({
  type,
  offsetMs: offsetMs ?? null,
  adTagUrl: `${origin}/__fake/ads/${advertisement}.xml`,
});

function annotationsOf(
  context: PlaybackContext,
  stream: VodStream,
  seconds: number,
): NonNullable<PlaybackManifest['annotations']> {
  const chapters = stream.chapters.find(({ language }) => language === context.locale) ?? stream.chapters[0];
  return {
    thumbnailsUrl: mediaUrl(context, ofLength(stream.thumbnails, seconds)),
    ...(chapters && { chaptersUrl: mediaUrl(context, ofLength(chapters.url, seconds)) }),
  };
}
