/** Embedded players for plugins: created for the first plugin that asks, with playback and the sign-in requirement. */
import { createPlayback } from '../../playback/Playback';
import type { PlaybackService } from '../../playback/playbackService';
import { playerInstances } from '../../playback/players/playerInstances';
import type { Channels } from '../../sdk/channels';
import type { Navigation } from '../../sdk/services';
import type { EmbeddedPlayers } from '../../sdk/players';
import type { SignInDeps } from '../../session/signInDeps';
import { requiredSignIn } from '../../session/requiredSignIn';

export interface PlayersDeps {
  readonly slot: PlaybackService;
  readonly channels: Channels;
  readonly navigation: Pick<Navigation, 'current' | 'hrefOf'>;
  readonly signIn: SignInDeps;
}

export function createPlayers({ slot, channels, navigation, signIn }: PlayersDeps): EmbeddedPlayers {
  const from = (): string => {
    const { pathname, search } = navigation.current();
    return pathname + search;
  };
  const hrefOf: Navigation['hrefOf'] = (role, parameters, query) =>
    navigation.hrefOf(role, parameters, query);
  return playerInstances({
    playback: slot.open(createPlayback),
    channels,
    links: () => ({ hrefOf, from: from() }),
    requiredSignInPath: () => requiredSignIn(signIn, signIn.routes(), from()),
  });
}
