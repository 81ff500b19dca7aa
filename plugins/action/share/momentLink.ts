/** Deep link to the player's current moment (PLY-042, LIV-041). */
import type { ContentLinks, Navigation, PlaybackSessionView } from '../../../core/sdk';

export interface MomentSources {
  readonly where: Pick<Navigation, 'current'>;
  readonly links: Pick<ContentLinks, 'sharedPath'>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A film opens at its position; a live stream at the wall-clock time of its picture, where known. */
export function momentLink(
  playbackSession: Pick<PlaybackSessionView, 'content' | 'position' | 'figures'>,
  { where, links, now }: MomentSources,
): string {
  const { kind, id, title } = playbackSession.content;
  const path = links.sharedPath({ id, title, type: kind === 'vod' ? 'VOD' : 'LIVE', accessLevel: 'GRANTED' });
  const link = new URL(path ?? where.current().pathname, where.current());
  if (kind === 'vod') {
    link.searchParams.set('progress', String(Math.floor(playbackSession.position)));
    return link.href;
  }
  const latency = playbackSession.figures()?.latency ?? null;
  if (latency !== null) link.searchParams.set('start', String(Math.round(now - latency * 1000)));
  return link.href;
}
