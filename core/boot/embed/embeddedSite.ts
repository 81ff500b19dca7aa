/** Starts the site in the frame of a site that its realm trusts. */
import type { Start } from '../preview/previewSite';
import { PlayerFrame, type PlayerFrameDeps } from './PlayerFrame';

export function embeddedSite(window: PlayerFrameDeps['window'], { page, environment }: Start): Start {
  const log = environment.log('embed');
  const playerFrame = new PlayerFrame({
    window,
    trusted: page.realm.settings.trustedEmbedOrigins,
    report: (error) =>
      log.warn('The embedding page asked for what could not be done.', { reason: String(error) }),
  });
  return { page, environment: { ...environment, playerFrame } };
}
