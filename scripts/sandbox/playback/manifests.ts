/** Builds the response to a playback request: streams and the tokens that open them (PLY-064). */
import type { AdUnit, PlaybackManifest, Stream, Subtitle } from '../../../core/generated/platform';
import type { CardContext } from '../catalogue/contentCards';
import { mediaUrl } from '../catalogue/contentCards';
import type { SeedAdUnit, SeedVideo } from '../seed/types';
import { skipMarkersOf } from '../catalogue/contentDetails';
import { DEFAULT_WINDOW_MINUTES } from './playlists';
import type { TicketOffice } from './signedTicket';
import { languageLabel } from './titleStream';

const LICENCE_SECONDS = 6 * 3600;
/** Channels have a longer DVR window than their URL states (PLY-069). */
const CHANNEL_WINDOW_MINUTES = 120;

export type PlaybackContext = Pick<CardContext, 'realm' | 'origin' | 'locale'>;

export function manifestOf(
  context: PlaybackContext,
  video: SeedVideo,
  tickets: TicketOffice,
): PlaybackManifest {
  const isLive = video.kind !== 'vod';
  return {
    id: video.id,
    streams: isLive ? [liveStreamOf(context, video)] : vodStreamsOf(context, video, tickets),
    ...(isLive
      ? video.live?.channelId !== undefined && { dvrWindow: String(CHANNEL_WINDOW_MINUTES) }
      : { annotations: annotationsOf(context, video) }),
    ...skipMarkersOf(video),
    ...(video.watermark && {
      watermark: { imageUrl: mediaUrl(context, video.watermark.image), position: video.watermark.position },
    }),
    ...(video.adUnits && { nonceRequired: true }),
  };
}

function liveStreamOf({ realm, origin }: PlaybackContext, { id }: SeedVideo): Stream {
  return {
    protocol: 'HLS',
    mimeType: 'application/x-mpegurl',
    url: `${origin}/live/${realm.id}/${id}/master.m3u8?dw=${DEFAULT_WINDOW_MINUTES}`,
    subtitles: [],
    drm: null,
    adUnits: null,
  };
}

/** The URL of a file of a title's stream. */
const streamUrl = (context: PlaybackContext, { id }: SeedVideo, file: string): string =>
  mediaUrl(context, `streams/${id}/${file}`);

function vodStreamsOf(context: PlaybackContext, video: SeedVideo, tickets: TicketOffice): Stream[] {
  const { encryption } = video.stream;
  const shared = {
    subtitles: video.subtitles.map((language): Subtitle => ({
      format: 'vtt',
      language,
      label: languageLabel(language),
      url: streamUrl(context, video, `subtitles.${language}.vtt`),
    })),
    drm: encryption
      ? {
          jwtToken: tickets.sign({ use: 'licence', sub: video.id, realm: context.realm.id }, LICENCE_SECONDS),
          url: `${context.origin}/drm/clearkey`,
          encryptionMode: 'CENC',
          keySystems: ['org.w3.clearkey'],
        }
      : null,
    adUnits: video.adUnits ? video.adUnits.map((unit) => adUnitOf(context, unit)) : null,
  };
  const dash: Stream = {
    protocol: 'DASH',
    mimeType: 'application/dash+xml',
    url: streamUrl(context, video, 'manifest.mpd'),
    ...shared,
  };
  // HLS cannot reference a ClearKey licence server.
  if (encryption) return [dash];
  return [
    {
      protocol: 'HLS',
      mimeType: 'application/x-mpegurl',
      url: streamUrl(context, video, 'master.m3u8'),
      ...shared,
    },
    dash,
  ];
}

const adUnitOf = ({ origin }: PlaybackContext, { type, offsetMs, advertisement }: SeedAdUnit): AdUnit => ({
  type,
  offsetMs: offsetMs ?? null,
  adTagUrl: `${origin}/__fake/ads/${advertisement}.xml`,
});

const annotationsOf = (
  context: PlaybackContext,
  video: SeedVideo,
): NonNullable<PlaybackManifest['annotations']> => ({
  thumbnailsUrl: streamUrl(context, video, 'thumbnails.vtt'),
  chaptersUrl: streamUrl(context, video, `chapters.${context.locale}.vtt`),
});
