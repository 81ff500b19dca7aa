/** Playback requests. */
import { randomUUID } from 'node:crypto';
import { accessLevelOf } from '../session/viewer';
import { eventTimes, liveStateOf } from '../catalogue/schedule';
import type { Call, Handlers } from '../operation';
import { manifestOf } from '../playback/manifests';
import { notFound, PlatformError } from '../platformError';
import { lockOf } from '../profiles/parentalLimit';
import type { SeedVideo } from '../seed/types';
import type { SandboxServices } from '../services';
import { licencesOf } from './licenceContext';

type PlaybackOperation =
  'requestEventManifest' | 'requestVideoManifest' | 'readEventStream' | 'readVodStream' | 'createAdNonce';

const PLAYBACK_SECONDS = 60;

export function playbackRoutes(services: SandboxServices): Handlers<PlaybackOperation> {
  /**
   * The video, if this viewer may play it now. Throws 401 before sign-in, 403 without a licence or outside
   * the region, 404 when it is not on.
   */
  const playable = async (call: Call, kind: 'event' | 'video'): Promise<SeedVideo> => {
    const id = call.path['id'] ?? '';
    const video = services.catalogueOf(call.realm.id).videos.get(id);
    const times = video && eventTimes(video, services.startedAt);
    const state = times && liveStateOf(times, services.now());
    if (!video || (kind === 'event' ? state !== 'live' : state !== undefined && state !== 'ended'))
      throw notFound(`${kind} ${id} to play`);
    const access = accessLevelOf(video.access, call.viewer);
    if (access === 'GRANTED_ON_SIGN_IN')
      throw new PlatformError(401, 'signInRequired', ['Sign in to watch.']);
    if (access === 'GEOBLOCKED')
      throw new PlatformError(403, 'OUTSIDE_REGION', ['This cannot be watched from where you are.']);
    if (access === 'DENIED')
      throw new PlatformError(403, 'licenceRequired', ['A licence opens this.'], {
        licences: await licencesOf(services, call, video.access),
      });
    if (lockOf(call.viewer, video.ageRating) !== null)
      throw new PlatformError(403, 'parentalControl', ['It is rated beyond what this profile may watch.']);
    return video;
  };
  const manifest = async (call: Call, kind: 'event' | 'video') =>
    manifestOf(call, await playable(call, kind), services.tickets);
  const location = async (call: Call, kind: 'event' | 'video') => {
    const video = await playable(call, kind);
    const ticket = services.tickets.sign(
      { use: 'playback', sub: video.id, realm: call.realm.id, locale: call.locale },
      PLAYBACK_SECONDS,
    );
    return { playbackUrl: `${call.origin}/playback/${ticket}` };
  };

  return {
    requestEventManifest: (call) => manifest(call, 'event'),
    requestVideoManifest: (call) => manifest(call, 'video'),
    readEventStream: (call) => location(call, 'event'),
    readVodStream: (call) => location(call, 'video'),
    createAdNonce: async () => ({ nonce: randomUUID() }),
  };
}
