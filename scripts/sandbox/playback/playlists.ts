/**
 * Generates the HLS playlists of a live loop from its segment index and the clock: a sliding window over a stream that
 * began at the epoch.
 */
import type { LiveLayout, LiveRendition, LiveStream } from '../seed/streams';
import type { ByteRange, SegmentIndex } from './segmentIndex';

export interface PlaylistAddresses {
  /** URL of a file of the realm's media folder. */
  readonly media: (file: string) => string;
  /** URL of a rendition's playlist. */
  readonly rendition: (name: string) => string;
}

export interface PlaylistWindow {
  /** Byte ranges of the rendition's segments. */
  readonly index: SegmentIndex;
  readonly minutes: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The window when a stream URL has `dw=10` or no `dw`. */
export const DEFAULT_WINDOW_MINUTES = 10;
const LONGEST_WINDOW_MINUTES = 240;

/** `dw` of a stream URL: the DVR window in minutes (PLY-069). Invalid values mean the default. */
export function windowMinutes(dw: string | null): number {
  const minutes = Number(dw);
  return dw !== null && Number.isInteger(minutes) && minutes > 0
    ? Math.min(minutes, LONGEST_WINDOW_MINUTES)
    : DEFAULT_WINDOW_MINUTES;
}

export function masterPlaylist({ live }: LiveStream, { rendition }: PlaylistAddresses): string {
  const audio = live.renditions.filter(({ type }) => type === 'audio');
  const video = live.renditions.filter(({ type }) => type === 'video');
  const audioBandwidth = Math.max(0, ...audio.map(({ bandwidth }) => bandwidth));
  return playlist([
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...audio.map(
      ({ name, label, language }, index) =>
        `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="${label ?? name}",LANGUAGE="${language ?? 'und'}",DEFAULT=${index === 0 ? 'YES' : 'NO'},AUTOSELECT=YES,URI="${rendition(name)}"`,
    ),
    ...video.flatMap((entry) => [streamInf(entry, audio[0], audioBandwidth, live), rendition(entry.name)]),
  ]);
}

function streamInf(
  video: LiveRendition,
  audio: LiveRendition | undefined,
  audioBandwidth: number,
  { frameRate }: LiveLayout,
): string {
  const codecs = [video.codecs, ...(audio ? [audio.codecs] : [])].join(',');
  const size =
    video.width !== undefined && video.height !== undefined
      ? `,RESOLUTION=${video.width}x${video.height}`
      : '';
  return `#EXT-X-STREAM-INF:BANDWIDTH=${video.bandwidth + audioBandwidth},CODECS="${codecs}"${size},FRAME-RATE=${frameRate.toFixed(3)}${audio ? ',AUDIO="audio"' : ''}`;
}

/**
 * The playlist of one rendition at `now`, up to the last complete segment. Timestamps restart with the loop,
 * so a discontinuity and the initialisation segment precede it. Discontinuity sequence numbers count loops,
 * so that all renditions agree on them.
 */
export function renditionPlaylist(
  { live }: LiveStream,
  rendition: LiveRendition,
  { index: { initialization, segments }, minutes, now }: PlaylistWindow,
  { media }: PlaylistAddresses,
): string {
  const { segmentSeconds, segmentCount } = live;
  const end = Math.floor(now / 1000 / segmentSeconds);
  const first = Math.max(0, end - Math.ceil((minutes * 60) / segmentSeconds));
  const file = media(rendition.url);
  const lines = [
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${Math.ceil(segmentSeconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / segmentCount)}`,
  ];
  for (let index = first; index < end; index += 1) {
    const inLoop = index % segmentCount;
    if (index === first || inLoop === 0) {
      if (index !== first) lines.push('#EXT-X-DISCONTINUITY');
      lines.push(`#EXT-X-MAP:URI="${file}",BYTERANGE="${byteRange(initialization)}"`);
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(index * segmentSeconds * 1000).toISOString()}`);
    }
    const segment = segments[inLoop];
    if (!segment) throw new Error(`${rendition.url} has no segment ${inLoop + 1}.`);
    lines.push(`#EXTINF:${segmentSeconds.toFixed(3)},`, `#EXT-X-BYTERANGE:${byteRange(segment)}`, file);
  }
  return playlist(lines);
}

const byteRange = ({ start, length }: ByteRange): string => `${length}@${start}`;

const playlist = (lines: readonly string[]): string => `${['#EXTM3U', ...lines].join('\n')}\n`;
