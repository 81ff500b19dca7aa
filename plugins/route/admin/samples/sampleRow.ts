/** Sample row covering card states: short and long titles, every access level, progress, no pictures. */

const cards = [
  {
    title: 'Salt Harbour',
    type: 'VOD',
    accessLevel: 'GRANTED',
    duration: 5520,
    watchProgress: 1900,
    description: 'A ferry pilot finds the town she left has been sold, house by house.',
  },
  {
    title: 'The Clockmaker’s Daughters and the Long Winter of the River',
    type: 'VOD',
    accessLevel: 'GRANTED',
    duration: 7260,
    description: 'Three sisters keep a tower running through a winter that will not end.',
  },
  {
    title: 'Night Shift',
    type: 'SERIES',
    accessLevel: 'GRANTED_ON_SIGN_IN',
    description: 'Six stories from one ward.',
  },
  {
    title: 'Open Water',
    type: 'LIVE',
    accessLevel: 'DENIED',
    displayLiveBadge: true,
    description: 'From the harbour wall, without commentary.',
  },
  {
    title: 'Ore',
    type: 'VOD',
    accessLevel: 'DENIED',
    duration: 2940,
    description: 'The last mine in the valley.',
  },
  {
    title: 'Field Notes',
    type: 'PLAYLIST',
    accessLevel: 'GRANTED',
    itemCount: 12,
    description: 'Twelve short films about weather.',
  },
  {
    title: 'Two Rooms',
    type: 'VOD',
    accessLevel: 'GRANTED',
    duration: 4980,
    description: 'A wall, and what is said through it.',
  },
  {
    title: 'The Understudy',
    type: 'VOD',
    accessLevel: 'GRANTED_ON_SIGN_IN',
    duration: 6120,
    description: 'She knows every part but her own.',
  },
] as const;

/** A row as a platform answer. */
export function sampleRow(bucketId: string): Readonly<Record<string, unknown>> {
  return {
    bucketId,
    name: 'From the archive',
    type: 'VOD',
    contentList: cards.map((card, index) => ({
      id: `preview-${index}`,
      thumbnailUrl: null,
      posterUrl: null,
      heroUrl: null,
      favourite: false,
      tagline: card.description,
      ...card,
    })),
    paging: { moreDataAvailable: false },
    rowTypeData: {},
  };
}
