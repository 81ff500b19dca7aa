/** The calls of the platform's "catalogue", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Reads a page of rows (HOM-002, HOM-004). */
export const readSection: Endpoint<'readSection'> = { id: 'readSection', method: 'GET', path: '/api/v4/content/{section}', auth: true };

/** Reads more cards of a row (HOM-043, HOM-044, API-062). */
export const readBucketPage: Endpoint<'readBucketPage'> = { id: 'readBucketPage', method: 'GET', path: '/api/v4/content/{section}/bucket/{bucketId}', auth: true };

/** Reads a video (PLY-054, ENT-001, ENT-002). */
export const readVod: Endpoint<'readVod'> = { id: 'readVod', method: 'GET', path: '/api/v4/vod/{id}', auth: true };

/** Reads the fields of a video that the v4 answer lacks (PLY-055). */
export const readVodV3: Endpoint<'readVodV3'> = { id: 'readVodV3', method: 'GET', path: '/api/v3/vod/{id}', auth: true };

/** Reads the previous and next videos of a video (PLY-060). */
export const readAdjacentVods: Endpoint<'readAdjacentVods'> = { id: 'readAdjacentVods', method: 'GET', path: '/api/v4/vod/{id}/adjacent', auth: true };

/** Reads the recording of a live event (PLY-056, PLY-079). */
export const readVodOfEvent: Endpoint<'readVodOfEvent'> = { id: 'readVodOfEvent', method: 'GET', path: '/api/v4/vods/live/{id}', auth: true };

/** Reads a live event (PLY-053, PLY-054, ENT-004). */
export const readEvent: Endpoint<'readEvent'> = { id: 'readEvent', method: 'GET', path: '/api/v4/event/{id}', auth: true };
