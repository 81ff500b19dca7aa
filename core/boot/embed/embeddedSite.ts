/** The start of a site in the frame of a site that its realm trusts. */
import type { Start } from '../stage/stagedSite';
import { PlayerFrame, type PlayerFrameParts } from './PlayerFrame';

export function embeddedSite(window: PlayerFrameParts['window'], { page, surroundings }: Start): Start {
  const log = surroundings.log('embed');
  const playerFrame = new PlayerFrame({
    window,
    trusted: page.realm.settings.trustedEmbedOrigins,
    report: (error) => log.warn('The embedding page asked for what could not be done.', { reason: String(error) }),
  });
  return { page, surroundings: { ...surroundings, playerFrame } };
}
