/** The screens that plugins place: made when the first plugin asks, with the room of playback and whoever must let a viewer in first. */
import { createPlayback } from '../../playback/Playback';
import type { PlaybackSlot } from '../../playback/playbackSlot';
import { lentScreens } from '../../playback/screens/lentScreens';
import type { Channels, Navigation, Screens } from '../../sdk';
import type { SignInParts } from '../../session';
import { owedSignIn } from '../../session/owedSignIn';

export interface ScreensNeeds {
  readonly slot: PlaybackSlot;
  readonly channels: Channels;
  readonly navigation: Pick<Navigation, 'current' | 'hrefOf'>;
  readonly signIn: SignInParts;
}

export function createScreens({ slot, channels, navigation, signIn }: ScreensNeeds): Screens {
  const from = (): string => {
    const { pathname, search } = navigation.current();
    return pathname + search;
  };
  const hrefOf: Navigation['hrefOf'] = (role, parameters, query) => navigation.hrefOf(role, parameters, query);
  return lentScreens({ playback: slot.open(createPlayback), channels, ways: () => ({ hrefOf, from: from() }), owed: () => owedSignIn(signIn, signIn.routes(), from()) });
}
