/** Writes sitemaps (sitemaps.org 0.9, with Google's video extension). */
import { escapeAttribute } from '../../../publish/escape';

/** An address of a sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  readonly address: string;
  readonly video?: SitemapVideo;
}

/** What the page shows. All of it is required by search engines. */
export interface SitemapVideo {
  readonly title: string;
  readonly description: string;
  /** Absolute address of a picture. */
  readonly thumbnail: string;
  /** Absolute address of the page with the player at the beginning: other than that of the page. */
  readonly player: string;
  /** In seconds. */
  readonly duration: number | null;
  readonly isLive: boolean;
}

/** The largest number of addresses in one file, by the protocol. */
export const LARGEST_SITEMAP = 50_000;
const LONGEST_VIDEO_DESCRIPTION = 2048;
/** The longest video that the extension can express, in seconds. */
const LONGEST_VIDEO = 28_800;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** An index of sitemaps by their absolute addresses. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${declaration}<sitemapindex ${namespace}>\n${addresses
    .slice(0, LARGEST_SITEMAP)
    .map((address) => `<sitemap>${element('loc', address)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** A sitemap; entries beyond the largest number are left out. */
export const sitemapFile = (entries: readonly SitemapEntry[]): string =>
  `${declaration}<urlset ${namespace} xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n${entries
    .slice(0, LARGEST_SITEMAP)
    .map(({ address, video }) => `<url>${element('loc', address)}${videoOf(video)}</url>\n`)
    .join('')}</urlset>\n`;

function videoOf(video: SitemapVideo | undefined): string {
  if (video === undefined) return '';
  const { title, description, thumbnail, player, duration, isLive } = video;
  return `<video:video>${[
    element('video:thumbnail_loc', thumbnail),
    element('video:title', title),
    element('video:description', [...description].slice(0, LONGEST_VIDEO_DESCRIPTION).join('')),
    element('video:player_loc', player),
    duration === null || duration < 1 || duration > LONGEST_VIDEO
      ? ''
      : element('video:duration', String(Math.round(duration))),
    isLive ? element('video:live', 'yes') : '',
  ].join('')}</video:video>`;
}

/** XML 1.0 has no escape for control characters and halves of surrogate pairs, so they are left out. */
const element = (name: string, text: string): string =>
  `<${name}>${escapeAttribute(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, ''))}</${name}>`;
