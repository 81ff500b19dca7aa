/** Content as search engines read it: schema.org, as JSON-LD. */
import type { ContentFacts, ContentRole } from './ContentLookup';

export interface StructuredDataInput {
  readonly role: ContentRole;
  readonly facts: ContentFacts;
  /** The canonical address of the page. */
  readonly address: string;
  /** The realm's title. */
  readonly publisher: string;
  readonly locale: string;
}

/** A video; an event is a video with the broadcast it belongs to. What is not known is left out. */
export function structuredData({ role, facts, address, publisher, locale }: StructuredDataInput): Readonly<Record<string, unknown>> {
  const { title, description, picture, seconds, start, end } = facts;
  const broadcast = {
    '@type': 'BroadcastEvent',
    name: title,
    isLiveBroadcast: true,
    ...(start === null ? {} : { startDate: new Date(start).toISOString() }),
    ...(end === null ? {} : { endDate: new Date(end).toISOString() }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    ...(description === null ? {} : { description }),
    ...(picture === null ? {} : { thumbnailUrl: [picture] }),
    ...(seconds === null ? {} : { duration: isoDuration(seconds) }),
    ...(start === null ? {} : { uploadDate: new Date(start).toISOString() }),
    inLanguage: locale,
    url: address,
    publisher: { '@type': 'Organization', name: publisher },
    ...(role === 'LIVE' ? { publication: broadcast } : {}),
  };
}

/** Seconds as ISO 8601 writes a length of time: 4530 is `PT1H15M30S`. */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor((whole % 3600) / 60), 'M'],
    [whole % 60, 'S'],
  ] as const;
  const written = parts.flatMap(([value, unit]) => (value === 0 ? [] : [`${value}${unit}`])).join('');
  return `PT${written === '' ? '0S' : written}`;
}
