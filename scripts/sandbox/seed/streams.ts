// The streams of the sandbox: their files, and the inputs of live playlists.

/** A WebVTT file; urls are relative to scripts/sandbox/media/<realm>/. */
export interface SeedTextTrack {
  readonly language: string;
  readonly label: string;
  readonly url: string;
}

/**
 * One rendition of a live source: a fragmented MP4 with a segment index. All renditions have the same number
 * of segments.
 */
export interface LiveRendition {
  readonly name: string;
  readonly type: 'video' | 'audio';
  /** Peak bits per second. */
  readonly bandwidth: number;
  readonly codecs: string;
  readonly width?: number;
  readonly height?: number;
  readonly language?: string;
  readonly label?: string;
  /** Relative to scripts/sandbox/media/<realm>/. */
  readonly url: string;
}

/** A loop of aligned segments: audio and video have `segmentCount` segments of `segmentSeconds` each. */
export interface LiveLayout {
  readonly segmentSeconds: number;
  readonly segmentCount: number;
  readonly frameRate: number;
  readonly renditions: readonly LiveRendition[];
}

interface StreamFacts {
  readonly key: string;
  readonly realm: string;
  readonly audioLanguages: readonly string[];
}

/**
 * A stream on demand: HLS and DASH over the same segments of the same files, one file per rendition. It is a clip, which
 * is served as long as a title lasts, see {@link ofLength}.
 */
export interface VodStream extends StreamFacts {
  readonly kind: 'vod';
  /** The multivariant playlist; undefined for an encrypted stream, whose playlists would contain the key. */
  readonly hls?: string;
  readonly dash: string;
  readonly subtitles: readonly SeedTextTrack[];
  /** WebVTT whose cues name `sprite.webp#xywh=x,y,w,h`. */
  readonly thumbnails: string;
  readonly chapters: readonly SeedTextTrack[];
  /** ClearKey, both as 32 hexadecimal digits. */
  readonly drm?: { readonly scheme: 'org.w3.clearkey'; readonly kid: string; readonly key: string };
}

/** A live source; the sandbox generates its playlists from the clock. */
export interface LiveStream extends StreamFacts {
  readonly kind: 'live';
  readonly live: LiveLayout;
}

export type SeedStream = VodStream | LiveStream;

const LABELS: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
};

/** Length of every clip and live loop, and of their segments. */
export const CLIP_SECONDS = 24;
export const SEGMENT_SECONDS = 2;

/** The URL of a clip's manifest or WebVTT file, `url`, for a stream of `seconds`. */
export const ofLength = (url: string, seconds: number): string => url.replace(/(?=[^/]+$)/, `${seconds}/`);

const tracks = (key: string, name: string, languages: readonly string[]): readonly SeedTextTrack[] =>
  languages.map((language) => ({
    language,
    label: LABELS[language] ?? language,
    url: `streams/${key}/${name}.${language}.vtt`,
  }));

interface VodFacts {
  readonly realm: string;
  readonly locales: readonly string[];
  readonly audioLanguages: readonly string[];
  readonly drm?: VodStream['drm'];
}

const vod = (key: string, { realm, locales, audioLanguages, drm }: VodFacts): VodStream => ({
  key,
  realm,
  kind: 'vod',
  audioLanguages,
  dash: `streams/${key}/manifest.mpd`,
  subtitles: tracks(key, 'subtitles', locales),
  thumbnails: `streams/${key}/thumbnails.vtt`,
  chapters: tracks(key, 'chapters', locales),
  ...(drm ? { drm } : { hls: `streams/${key}/master.m3u8` }),
});

const live = (key: string, realm: string, audioLanguages: readonly string[]): LiveStream => ({
  key,
  realm,
  kind: 'live',
  audioLanguages,
  live: {
    segmentSeconds: SEGMENT_SECONDS,
    segmentCount: CLIP_SECONDS / SEGMENT_SECONDS,
    frameRate: 25,
    renditions: [
      ...(
        [
          [360, 640, 150_000, 'avc1.4d401e'],
          [720, 1280, 320_000, 'avc1.4d401f'],
        ] as const
      ).map(([height, width, bandwidth, codecs]): LiveRendition => ({
        name: `v${height}`,
        type: 'video',
        bandwidth,
        codecs,
        width,
        height,
        url: `streams/${key}/v${height}.mp4`,
      })),
      ...audioLanguages.map((language): LiveRendition => ({
        name: `a-${language}`,
        type: 'audio',
        bandwidth: 56_000,
        codecs: 'mp4a.40.2',
        language,
        label: LABELS[language] ?? language,
        url: `streams/${key}/a-${language}.mp4`,
      })),
    ],
  },
});

const RINGSIDE = { realm: 'ringside', locales: ['en', 'es'], audioLanguages: ['en', 'es'] } as const;
const LANTERNA = { realm: 'lanterna', locales: ['pt', 'en'], audioLanguages: ['pt'] } as const;
const NOOR = { realm: 'noor', locales: ['ar', 'en'], audioLanguages: ['ar'] } as const;

export const streams: readonly SeedStream[] = [
  vod('ringside-bout', RINGSIDE),
  vod('ringside-reel', RINGSIDE),
  live('ringside-live', 'ringside', ['en', 'es']),
  vod('lanterna-mar', LANTERNA),
  vod('lanterna-noite', LANTERNA),
  vod('lanterna-cofre', {
    ...LANTERNA,
    drm: {
      scheme: 'org.w3.clearkey',
      kid: '6c616e7465726e612d636f6672652d31',
      key: '0f2e4d6c8baac9e807162534f3e2d1c0',
    },
  }),
  live('lanterna-sala', 'lanterna', ['pt']),
  vod('noor-bukhoor', NOOR),
  vod('noor-tarab', NOOR),
  live('noor-live', 'noor', ['ar']),
];
