/** Generates the HLS playlists and the DASH manifest of a stream from the segment indexes of its files. */
import { SHOT_SECONDS, FRAME_RATE } from '../seed/streams';
import type { SeedStream } from '../seed/types';
import type { SegmentIndex } from './segmentIndex';
import { INITIALIZATION, startOf } from './segments';
import type { IndexedRendition } from './titleStream';

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

/** Peak bits per second. */
const bandwidthOf = ({ segments }: SegmentIndex): number =>
  Math.ceil(Math.max(...segments.map(({ length, seconds }) => (length * 8) / seconds)));

const isAudio = ({ type }: IndexedRendition): boolean => type === 'audio';

/** `urlOf`: the URL of a rendition's playlist. */
export function masterPlaylist(
  renditions: readonly IndexedRendition[],
  urlOf: (rendition: string) => string,
): string {
  const audio = renditions.filter(isAudio);
  const audioBandwidth = Math.max(0, ...audio.map(({ index }) => bandwidthOf(index)));
  return playlist([
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...audio.map(
      ({ name, label = name, language = 'und' }, place) =>
        `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="${label}",LANGUAGE="${language}",DEFAULT=${place === 0 ? 'YES' : 'NO'},AUTOSELECT=YES,URI="${urlOf(name)}"`,
    ),
    ...renditions
      .filter((rendition) => !isAudio(rendition))
      .flatMap(({ name, codecs, width, height, index }) => [
        `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidthOf(index) + audioBandwidth},CODECS="${[codecs, ...audio.slice(0, 1).map((first) => first.codecs)].join(',')}",RESOLUTION=${width}x${height},FRAME-RATE=${FRAME_RATE.toFixed(3)}${audio.length === 0 ? '' : ',AUDIO="audio"'}`,
        urlOf(name),
      ]),
  ]);
}

/** The playlist of a rendition that is `seconds` long; `folder`: the URL of its segments. */
export function vodPlaylist(index: SegmentIndex, seconds: number, folder: string): string {
  return playlist([
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${targetDuration(index)}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...segmentLines(index, folder, [0, Math.ceil(seconds / SHOT_SECONDS)]),
    '#EXT-X-ENDLIST',
  ]);
}

/**
 * The playlist of a live rendition at `now`, in epoch milliseconds: a window of some minutes over a stream that began at
 * the epoch, up to the last complete segment.
 */
export function livePlaylist(
  index: SegmentIndex,
  { minutes, now }: { readonly minutes: number; readonly now: number },
  folder: string,
): string {
  const end = Math.floor(now / 1000 / SHOT_SECONDS);
  const first = Math.max(0, end - Math.ceil((minutes * 60) / SHOT_SECONDS));
  return playlist([
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${targetDuration(index)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(first * SHOT_SECONDS * 1000).toISOString()}`,
    ...segmentLines(index, folder, [first, end]),
  ]);
}

/** The longest segment, in rounded seconds. */
const targetDuration = ({ segments }: SegmentIndex): number =>
  Math.round(Math.max(...segments.map(({ seconds }) => seconds)));

function segmentLines(
  index: SegmentIndex,
  folder: string,
  [first, end]: readonly [number, number],
): readonly string[] {
  const lines = [`#EXT-X-MAP:URI="${folder}/${INITIALIZATION}"`];
  // Rounded starts instead of rounded lengths, whose sum would differ from the running time.
  let start = Math.round(startOf(index, first) * 1e6);
  for (let position = first; position < end; position += 1) {
    const next = Math.round(startOf(index, position + 1) * 1e6);
    lines.push(`#EXTINF:${((next - start) / 1e6).toFixed(6)},`, `${folder}/${position + 1}.m4s`);
    start = next;
  }
  return lines;
}

const playlist = (lines: readonly string[]): string => `${['#EXTM3U', ...lines].join('\n')}\n`;

/** The DASH manifest of a stream of `seconds`; its segments are next to it, in a folder for each rendition. */
export function dashManifest(
  renditions: readonly IndexedRendition[],
  seconds: number,
  encryption: SeedStream['encryption'],
): string {
  const protection = encryption ? contentProtection(encryption.kid) : '';
  const representation = ({ name, codecs, width, height, index }: IndexedRendition): string =>
    `<Representation id="${name}" bandwidth="${bandwidthOf(index)}" codecs="${codecs}"${width === undefined ? ' audioSamplingRate="48000"' : ` width="${width}" height="${height}" frameRate="${FRAME_RATE}"`}><SegmentTemplate media="${name}/$Number$.m4s" initialization="${name}/${INITIALIZATION}" duration="${SHOT_SECONDS}" startNumber="1"/></Representation>`;
  const audio = renditions.filter(isAudio);
  return `<?xml version="1.0" encoding="UTF-8"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" xmlns:cenc="urn:mpeg:cenc:2013" profiles="urn:mpeg:dash:profile:isoff-live:2011" minBufferTime="PT${SHOT_SECONDS}S" type="static" mediaPresentationDuration="PT${seconds}S">
<Period id="0">
<AdaptationSet contentType="video" mimeType="video/mp4" segmentAlignment="true" startWithSAP="1">${protection}
${renditions
  .filter((rendition) => !isAudio(rendition))
  .map(representation)
  .join('\n')}
</AdaptationSet>
${audio
  .map(
    (
      rendition,
      place,
    ) => `<AdaptationSet contentType="audio" mimeType="audio/mp4" lang="${rendition.language}" segmentAlignment="true" startWithSAP="1">${protection}
<Role schemeIdUri="urn:mpeg:dash:role:2011" value="${place === 0 ? 'main' : 'alternate'}"/>
${representation(rendition)}
</AdaptationSet>`,
  )
  .join('\n')}
</Period>
</MPD>
`;
}

/** The system id of the W3C's common initialization data, which names keys and nothing else. */
const COMMON_SYSTEM = '1077efec-c0b2-4d02-ace3-3c1e52e2fb4b';

/** `kid`: 32 hexadecimal digits. */
function contentProtection(kid: string): string {
  const uuid = kid.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  // A version 1 `pssh` box: its size, type, version, system, the number of keys, the key, and no data.
  const box = Buffer.from(
    `0000003470737368${'01000000'}${COMMON_SYSTEM.replaceAll('-', '')}00000001${kid}00000000`,
    'hex',
  );
  return `
<ContentProtection value="cenc" schemeIdUri="urn:mpeg:dash:mp4protection:2011" cenc:default_KID="${uuid}"/>
<ContentProtection schemeIdUri="urn:uuid:${COMMON_SYSTEM}"><cenc:pssh>${box.toString('base64')}</cenc:pssh></ContentProtection>`;
}
