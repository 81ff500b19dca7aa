/** A sample video and event as platform answers, and the answer about a video's neighbours. */
import { sampleRow } from './sampleRow';

const common = {
  id: 'preview',
  thumbnailUrl: null,
  posterUrl: null,
  heroUrl: null,
  logoUrl: null,
  genres: ['Drama'],
  favourite: false,
  licences: [],
  availableLicences: [],
};

const HOUR = 3600;

/**
 * `kind` decides the page; `access` what the viewer may do there. The event begins about two hours after
 * `now` (epoch milliseconds), on the hour.
 */
export function sampleContent(
  kind: 'VOD' | 'LIVE',
  accessLevel: string,
  now: number,
): Readonly<Record<string, unknown>> {
  if (kind === 'VOD')
    return {
      ...common,
      title: 'Salt Harbour',
      type: 'VOD',
      accessLevel,
      duration: 5520,
      year: 2024,
      tagline: 'The town she left has been sold.',
      description:
        'A ferry pilot comes home to find the town being sold, house by house, to people nobody has met.',
    };
  const startDate = Math.ceil(now / (HOUR * 1000)) * HOUR * 1000 + 2 * HOUR * 1000;
  return {
    ...common,
    title: 'Open Water',
    type: 'LIVE',
    accessLevel,
    tagline: 'From the harbour wall.',
    description: 'The start of the long crossing, as it happens.',
    eventSchedule: { startDate, endDate: startDate + 3 * HOUR * 1000 },
  };
}

/** No neighbours, and a related row: the platform does not know sample content. */
export function sampleEnvironment(): Readonly<Record<'readAdjacentVods' | 'readRelatedVods', unknown>> {
  const vods = sampleRow('related')['contentList'] as readonly unknown[];
  return {
    readAdjacentVods: { precedingVods: [], followingVods: [] },
    readRelatedVods: { vods, page: 1, totalPages: 1, totalResults: vods.length },
  };
}
