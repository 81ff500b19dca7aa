/**
 * The player inside a hero: code and texts are loaded once the page is loaded, and only where the realm
 * enables it (HOM-027).
 */
import type { ComponentType } from 'react';
import { lazyPart } from '../../catalogue/lazyPart';
import { pageLoaded } from '../../catalogue/pageLoaded';
import type { HeroPlayerProps } from '../../sdk/cards';

/** `requireTexts` loads a bundle of texts; without them the player is not rendered. */
export function createHeroPlayer(
  requireTexts: (bundle: string) => Promise<void>,
): ComponentType<HeroPlayerProps> {
  return lazyPart<HeroPlayerProps>(async () => {
    await pageLoaded();
    const [{ HeroPlayer }] = await Promise.all([
      import('../../playback/pages/HeroPlayer'),
      requireTexts('playback'),
    ]);
    return HeroPlayer;
  });
}
