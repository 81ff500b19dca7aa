/** Loads the content of a watch page before the page's first render. */
import type { Preparation } from '../../pageKit/preparation';
import { createPlayback } from '../../playback/Playback';
import type { WatchKind } from '../../playback/playbackApi';
import { playbackService } from '../../playback/playbackService';

export async function prepareWatch(kind: WatchKind, { get, match }: Preparation): Promise<boolean> {
  const playback = get(playbackService).open(createPlayback);
  return playback.prefetchContent(kind, match.params['eventId'] ?? '').then(
    () => true,
    // The page tries again, and says what is wrong.
    () => false,
  );
}
