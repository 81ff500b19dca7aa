/** The calls of the platform's "playback", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Asks to play a live event (PLY-050, PLY-051). */
export const requestEventManifest: Endpoint<'requestEventManifest'> = { id: 'requestEventManifest', method: 'POST', path: '/api/v5/manifest/event/{id}', auth: true };

/** Asks to play a video (PLY-050, PLY-051). */
export const requestVideoManifest: Endpoint<'requestVideoManifest'> = { id: 'requestVideoManifest', method: 'POST', path: '/api/v5/manifest/video/{id}', auth: true };

/** Makes a nonce for ad verification (PLY-063, PLY-068). */
export const createAdNonce: Endpoint<'createAdNonce'> = { id: 'createAdNonce', method: 'POST', path: '/api/v4/ads/nonce', auth: true };

/** Tells where the streams of a live event are (PLY-052). */
export const readEventStream: Endpoint<'readEventStream'> = { id: 'readEventStream', method: 'GET', path: '/api/v4/stream/{id}', auth: true };

/** Tells where the streams of a video are (PLY-052). */
export const readVodStream: Endpoint<'readVodStream'> = { id: 'readVodStream', method: 'GET', path: '/api/v4/stream/vod/{id}', auth: true };
