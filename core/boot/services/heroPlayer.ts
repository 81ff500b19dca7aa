/** The player that takes a hero's place: its code and its texts are fetched once the page is there, and only where the realm asks for it (HOM-027). */
import type { ComponentType } from 'react';
import { lazyPart } from '../../catalogue/lazyPart';
import { pageLoaded } from '../../catalogue/pageLoaded';
import type { HeroPlayerProps } from '../../sdk';

/** `requireTexts` fetches a bundle of texts; without them nothing of the player is drawn. */
export function createHeroPlayer(requireTexts: (bundle: string) => Promise<void>): ComponentType<HeroPlayerProps> {
  return lazyPart<HeroPlayerProps>(async () => {
    await pageLoaded();
    const [{ HeroPlayer }] = await Promise.all([import('../../pages/watch/HeroPlayer'), requireTexts('playback')]);
    return HeroPlayer;
  });
}
