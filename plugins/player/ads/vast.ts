/** Parses VAST: an advertisement (inline) or the URL of another document (wrapper). */
import { isWebAddress } from 'proscenium/sdk';

/** VAST tracking events. */
export type AdEvent =
  | 'impression'
  | 'start'
  | 'firstQuartile'
  | 'midpoint'
  | 'thirdQuartile'
  | 'complete'
  | 'skip'
  | 'pause'
  | 'resume'
  | 'click'
  | 'error';

/** Tracking URLs by event. */
export type AdReports = Readonly<Partial<Record<AdEvent, readonly string[]>>>;

export interface AdMedia {
  readonly url: string;
  readonly type: string;
  /** Picture height; 0 when not stated. */
  readonly height: number;
}

export interface Ad {
  readonly media: readonly AdMedia[];
  /** Seconds; 0 when not stated. */
  readonly duration: number;
  /** Seconds after which it is skippable; null: never. */
  readonly skipAfter: number | null;
  /** Click-through URL. */
  readonly link: string | null;
  readonly reports: AdReports;
}

export type AdAnswer =
  | { readonly kind: 'ad'; readonly ad: Ad }
  | { readonly kind: 'elsewhere'; readonly url: string; readonly reports: AdReports };

/** The first linear advertisement that a player can show; null when there is none. */
export function readVast(vast: Document): AdAnswer | null {
  const ad = vast.getElementsByTagName('Ad')[0];
  if (ad === undefined) return null;
  const reports = reportsOf(ad);
  const url = address(ad, 'VASTAdTagURI')[0];
  if (ad.getElementsByTagName('Wrapper').length > 0)
    return url === undefined ? null : { kind: 'elsewhere', url, reports };
  const linear = ad.getElementsByTagName('Linear')[0];
  if (linear === undefined) return null;
  const duration = seconds(text(linear.getElementsByTagName('Duration')[0])) ?? 0;
  const media = [...linear.getElementsByTagName('MediaFile')].flatMap(mediaOf);
  if (media.length === 0) return null;
  return {
    kind: 'ad',
    ad: {
      media,
      duration,
      skipAfter: skipAfter(linear.getAttribute('skipoffset'), duration),
      link: address(linear, 'ClickThrough')[0] ?? null,
      reports,
    },
  };
}

/** Merges the tracking URLs of a wrapper chain. */
export function joinedReports(one: AdReports, other: AdReports): AdReports {
  const events = [...new Set([...Object.keys(one), ...Object.keys(other)])] as AdEvent[];
  return Object.fromEntries(events.map((event) => [event, [...(one[event] ?? []), ...(other[event] ?? [])]]));
}

/** Parses `00:00:15` or `00:00:15.500` to seconds; null for anything else. */
export function seconds(time: string): number | null {
  const [, hours = '', minutes = '', rest = ''] =
    /^(\d{1,2}):(\d{2}):(\d{2}(?:\.\d{1,3})?)$/.exec(time) ?? [];
  return rest === '' ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

function skipAfter(offset: string | null, duration: number): number | null {
  const percent = /^(\d{1,3})%$/.exec(offset?.trim() ?? '')?.[1];
  if (percent !== undefined) return duration > 0 ? (duration * Math.min(100, Number(percent))) / 100 : null;
  return seconds(offset?.trim() ?? '');
}

/** Progressive files only: a nested stream would need another engine. */
function mediaOf(file: Element): AdMedia[] {
  const [url] = webAddresses([file]);
  const type = file.getAttribute('type') ?? '';
  if (
    url === undefined ||
    file.getAttribute('delivery') === 'streaming' ||
    !/^video\/(mp4|webm)$/i.test(type)
  )
    return [];
  return [{ url, type, height: Number(file.getAttribute('height')) || 0 }];
}

const named: ReadonlySet<string> = new Set<AdEvent>([
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'skip',
  'pause',
  'resume',
]);

function reportsOf(ad: Element): AdReports {
  const reports: Partial<Record<AdEvent, readonly string[]>> = {};
  const add = (event: AdEvent, urls: readonly string[]): void => {
    if (urls.length > 0) reports[event] = [...(reports[event] ?? []), ...urls];
  };
  add('impression', address(ad, 'Impression'));
  add('error', address(ad, 'Error'));
  add('click', address(ad, 'ClickTracking'));
  for (const tracking of ad.getElementsByTagName('Tracking')) {
    const event = tracking.getAttribute('event') ?? '';
    if (named.has(event)) add(event as AdEvent, webAddresses([tracking]));
  }
  return reports;
}

const address = (within: Element, name: string): readonly string[] =>
  webAddresses([...within.getElementsByTagName(name)]);

/** Only http(s) URLs: an ad server may send anything. */
function webAddresses(elements: readonly Element[]): readonly string[] {
  return elements.map(text).filter(isWebAddress);
}

const text = (element: Element | undefined): string => element?.textContent.trim() ?? '';
