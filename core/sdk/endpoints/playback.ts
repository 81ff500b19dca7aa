/** The calls of the platform's "playback", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Requests playback of a live event (PLY-050, PLY-051). */
export const requestEventManifest: Endpoint<'requestEventManifest'> = { id: 'requestEventManifest', method: 'POST', path: '/api/v5/manifest/event/{id}', auth: true };

/** Requests playback of a video (PLY-050, PLY-051). */
export const requestVideoManifest: Endpoint<'requestVideoManifest'> = { id: 'requestVideoManifest', method: 'POST', path: '/api/v5/manifest/video/{id}', auth: true };

/** Creates a nonce for ad verification (PLY-063, PLY-068). */
export const createAdNonce: Endpoint<'createAdNonce'> = { id: 'createAdNonce', method: 'POST', path: '/api/v4/ads/nonce', auth: true };

/** Reads the stream URLs of a live event (PLY-052). */
export const readEventStream: Endpoint<'readEventStream'> = { id: 'readEventStream', method: 'GET', path: '/api/v4/stream/{id}', auth: true };

/** Reads the stream URLs of a video (PLY-052). */
export const readVodStream: Endpoint<'readVodStream'> = { id: 'readVodStream', method: 'GET', path: '/api/v4/stream/vod/{id}', auth: true };
