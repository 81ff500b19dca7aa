// Types of a demo catalogue: the sandbox platform's data for one realm.

/** A text in every locale of its realm. `L` makes a missing translation a compile error. */
export type Localised<L extends string = string> = Readonly<Record<L, string>>;

/** A localised list, such as genres. */
export type LocalisedList<L extends string = string> = Readonly<Record<L, readonly string[]>>;

/** Access: everybody, everybody signed in, holders of one of the licences, nobody in the sandbox viewer's country. */
export type SeedAccess =
  | { readonly kind: 'free' }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'licence'; readonly licences: readonly string[] }
  | { readonly kind: 'geoblocked' };

/** File names under scripts/sandbox/media/<realm>/, folder included (`stills/rs-101.webp`). */
export interface SeedArtwork {
  /** 16:9 at 960 wide (ringside, noor) or 3:2 at 960 wide (lanterna). */
  readonly still: string;
  /** 2:3 at 600 wide. */
  readonly poster?: string;
  /** 1920 wide, in the ratio of the still. */
  readonly hero?: string;
  /** 4:5 at 640 wide. */
  readonly portrait?: string;
  /** SVG in one color. */
  readonly logo?: string;
}

export interface SeedCredit<L extends string = string> {
  readonly name: string | Localised<L>;
  readonly role: Localised<L>;
}

/** A skippable section, in milliseconds of the stream (PLY-070): from a start to a stop, or the last ones. */
export type SeedSkipMarker =
  | { readonly type: 'INTRO' | 'RECAP'; readonly startTimeMs: number; readonly stopTimeMs: number }
  | { readonly type: 'CREDITS'; readonly lastMs: number };

/** An advertisement of fakes/adRoutes.ts, and its position (PLY-068). */
export interface SeedAdUnit {
  readonly type: 'PRE' | 'MID' | 'POST';
  readonly offsetMs?: number;
  readonly advertisement: string;
}

/** An image of the realm's media shown over the video (PLY-071). */
export interface SeedWatermark {
  readonly image: string;
  readonly position: 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';
}

/** Times of a live or upcoming event, in minutes from the start of the sandbox (negative: already running). */
export interface SeedLiveTimes {
  readonly startsInMinutes: number;
  readonly durationMinutes: number;
  readonly channelId?: string;
}

/** A bout between two people of the seed, for a tale-of-the-tape hero. */
export interface SeedBout<L extends string = string> {
  readonly red: string;
  readonly blue: string;
  readonly weightClass: string;
  readonly rounds: number;
  readonly venue: Localised<L>;
  readonly belt?: Localised<L>;
  readonly result?: {
    readonly winner: 'red' | 'blue' | null;
    readonly method: string;
    readonly round: number;
  };
  /** The day of the fight, ISO 8601. Default: the middle of the video’s year. */
  readonly date?: string;
}

/** What streams of one kind share; their pictures are each title's own, see `shotsOf`. */
export interface SeedStream<L extends string = string> {
  /** The file of the music, by audio language. */
  readonly audio: Readonly<Record<string, string>>;
  /** Names of parts of equal length; none for a live stream. */
  readonly chapters: readonly Localised<L>[];
  /** ClearKey, both as 32 hexadecimal digits. Such a stream has files of its own, in a folder named after its video. */
  readonly encryption?: { readonly kid: string; readonly key: string };
}

export interface SeedVideo<L extends string = string> {
  readonly id: string;
  readonly kind: 'vod' | 'live' | 'upcoming';
  readonly title: Localised<L>;
  readonly description: Localised<L>;
  readonly tagline?: Localised<L>;
  readonly durationSeconds: number;
  readonly year: number;
  readonly genres: LocalisedList<L>;
  readonly credits: readonly SeedCredit<L>[];
  readonly countryOfOrigin?: Localised<L>;
  readonly artwork: SeedArtwork;
  readonly stream: SeedStream<L>;
  readonly hasTrailer?: boolean;
  /** Of a trailer: the id of its video. */
  readonly trailerOf?: string;
  readonly access: SeedAccess;
  /** Age rating (FAV-040). */
  readonly ageRating?: number;
  /** Languages of the subtitles, as BCP 47 tags. */
  readonly subtitles: readonly string[];
  readonly skipMarkers?: readonly SeedSkipMarker[];
  readonly watermark?: SeedWatermark;
  readonly adUnits?: readonly SeedAdUnit[];
  readonly live?: SeedLiveTimes;
  readonly episode?: { readonly seasonId: string; readonly number: number };
  readonly bout?: SeedBout<L>;
  /** A premiere, in minutes from the start of the sandbox (negative: past). */
  readonly premiere?: { readonly startsInMinutes: number };
}

export interface SeedSeries<L extends string = string> {
  readonly id: string;
  readonly title: Localised<L>;
  readonly description: Localised<L>;
  readonly tagline?: Localised<L>;
  readonly artwork: SeedArtwork;
  /** Empty: announced, without content. */
  readonly seasonIds: readonly string[];
}

/** Its episodes are the videos that name it. */
export interface SeedSeason<L extends string = string> {
  readonly id: string;
  readonly seriesId: string;
  readonly number: number;
  readonly title: Localised<L>;
  readonly description?: Localised<L>;
  /** Default: the artwork of the series. */
  readonly artwork?: SeedArtwork;
}

export interface SeedPlaylist<L extends string = string> {
  readonly id: string;
  readonly title: Localised<L>;
  readonly description: Localised<L>;
  readonly artwork: SeedArtwork;
  readonly videoIds: readonly string[];
  /** A playlist may represent a season (WCH-035). */
  readonly playlistType?: 'season';
}

/** The content of a slot in a channel's day. */
export interface SeedProgrammeContent<L extends string = string> {
  readonly title: Localised<L>;
  readonly description: Localised<L>;
  readonly still: string;
  /** Episode number of a programme in a series. */
  readonly episode?: number;
  /** The video of its recording, available when it is over. */
  readonly recording?: string;
}

/** One slot of a channel's day. The day's last may run into the next one. */
export interface SeedProgramme<L extends string = string> extends SeedProgrammeContent<L> {
  readonly startMinute: number;
  readonly durationMinutes: number;
  /** Alternatives for the following days, one per day, before it starts over. */
  readonly inTurn?: readonly SeedProgrammeContent<L>[];
}

/** 0 is Sunday. */
export type SeedWeekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface SeedChannel<L extends string = string> {
  readonly id: string;
  readonly name: Localised<L>;
  readonly description: Localised<L>;
  readonly number: number;
  readonly logo: string;
  /** The live video of this channel. */
  readonly videoId: string;
  /** The regular day, by start; gaps are off air, and an empty list is a channel without a guide. */
  readonly programmes: readonly SeedProgramme<L>[];
  /** Weekdays with a plan of their own. */
  readonly days?: Readonly<Partial<Record<SeedWeekday, readonly SeedProgramme<L>[]>>>;
  /** The channel's override of the realm's settings (ENT-024). */
  readonly currentProgramPlaybackStatus?: 'ENABLED' | 'DISABLED';
  readonly epgPlaybackContentStatus?: 'ENABLED' | 'DISABLED';
}

/** An additional guide, for a row with some of the channels; its id is the `epgId`. */
export interface SeedGuide {
  readonly id: string;
  readonly channelIds: readonly string[];
}

/** A fighter, a director, an actor. */
export interface SeedPerson<L extends string = string> {
  readonly id: string;
  readonly name: Localised<L>;
  readonly alias?: Localised<L>;
  readonly biography: Localised<L>;
  readonly portrait?: string;
  readonly country: Localised<L>;
  /** A value of the weight classes (ENT-014). */
  readonly weightClass?: string;
  readonly record?: { readonly wins: number; readonly losses: number; readonly draws: number };
  /** For the tale of the tape. */
  readonly measures?: { readonly age: number; readonly heightCm: number; readonly reachCm: number };
  /** Place in the ranking of the weight class; 0 is the champion. */
  readonly rank?: number;
  /** Places gained since the last ranking; negative: lost. */
  readonly rankChange?: number;
  /** Wins by stoppage. */
  readonly knockouts?: number;
  readonly stance?: Localised<L>;
  /** Fights without a video, in addition to those of the bouts. */
  readonly fights?: readonly SeedFight<L>[];
  readonly videoIds: readonly string[];
}

/** A fight against an opponent without a page. */
export interface SeedFight<L extends string = string> {
  readonly opponent: string;
  readonly country: Localised<L>;
  readonly outcome: 'WIN' | 'LOSS' | 'DRAW' | 'NO_CONTEST';
  /** Requirement ENT-013. */
  readonly method: string;
  readonly round: number;
  /** A day as in ISO 8601. */
  readonly date: string;
}

/** A news feed. The first of a realm is its default and contains everything. */
export interface SeedNewsFeed<L extends string = string> {
  readonly id: string;
  readonly title: Localised<L>;
}

/** A news item. It appears in the first feed, and in `feed` as well. */
export interface SeedNews<L extends string = string> {
  readonly id: string;
  readonly feed?: string;
  readonly title: Localised<L>;
  readonly summary: Localised<L>;
  /** HTML, as an editing tool produces it. */
  readonly body: Localised<L>;
  readonly category: Localised<L>;
  readonly author: string | Localised<L>;
  readonly image?: string;
  /** Relative to the start of the sandbox. */
  readonly publishedHoursAgo: number;
}

/** Target of a call-to-action (ENT-021). */
export type SeedLink =
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'route'; readonly view: string; readonly id?: string }
  | {
      readonly kind: 'event';
      readonly type: string;
      readonly id: string;
      readonly videoIds?: readonly string[];
    };

export interface SeedCallToAction<L extends string = string> {
  readonly ctaText: Localised<L>;
  readonly link: SeedLink;
}

/** Presentation of a row (ENT-020); undefined values mean the contract's defaults. */
export interface SeedRowType<L extends string = string> {
  readonly title?: Localised<L>;
  readonly description?: Localised<L>;
  /** The guide of an EPG row; default: the realm's own. */
  readonly epgId?: string;
  readonly rowCount?: 1 | 2;
  readonly rowType?: 'basic' | 'featured' | 'inline';
  readonly displayPosters?: boolean;
  readonly playlistImageType?: 'title' | 'poster';
  readonly primaryCta?: SeedCallToAction<L>;
  readonly secondaryCta?: SeedCallToAction<L>;
  readonly textAlignment?: 'left' | 'center' | 'right';
  readonly hideMetadata?: boolean;
  readonly metadataDisplayMode?: string;
  readonly background?: {
    /** A file name like those of the artwork. */
    readonly image?: string;
    readonly gradient?: {
      readonly top?: string;
      readonly bottom?: string;
      readonly left?: string;
      readonly right?: string;
    };
    readonly animationType?: 'VIDEO' | 'AUDIO_VIDEO' | 'NONE';
  };
  readonly cardBackground?: string;
  readonly contentDescription?: Localised<L>;
}

export type SeedBucketType =
  'VOD' | 'LIVE' | 'VOD_PLAYLIST' | 'SECTION_LINK' | 'EPG' | 'EPG_NOW_NEXT' | 'CONTENT_HIGHLIGHT';

/** A row. `items` are ids of videos, series, playlists, sections or channels, depending on the type. */
export interface SeedBucket<L extends string = string> {
  readonly bucketId: string;
  readonly name: Localised<L>;
  readonly type: SeedBucketType;
  readonly rowTypeData: SeedRowType<L>;
  readonly items: readonly string[];
}

/** A page of rows. `heroes` are ids of videos or series that carry a hero picture. */
export interface SeedSection<L extends string = string> {
  readonly id: string;
  readonly title: Localised<L>;
  readonly description: Localised<L>;
  readonly artwork: SeedArtwork;
  readonly heroes: readonly string[];
  readonly buckets: readonly SeedBucket<L>[];
}

/** A whole catalogue. */
export interface Seed<L extends string = string> {
  readonly realm: string;
  readonly locales: readonly L[];
  readonly defaultLocale: L;
  readonly videos: readonly SeedVideo<L>[];
  readonly series: readonly SeedSeries<L>[];
  readonly seasons: readonly SeedSeason<L>[];
  readonly playlists: readonly SeedPlaylist<L>[];
  readonly channels: readonly SeedChannel<L>[];
  readonly guides?: readonly SeedGuide[];
  readonly sections: readonly SeedSection<L>[];
  readonly people: readonly SeedPerson<L>[];
  readonly newsFeeds: readonly SeedNewsFeed<L>[];
  readonly news: readonly SeedNews<L>[];
}
