/** The screens that plugins place: the room of playback, its texts, and whoever must let a viewer in first, fetched when the first plugin asks. */
import type { PlaybackSlot } from '../../playback/playbackSlot';
import type { Channels, Navigation, Screens } from '../../sdk';
import type { SignInParts } from '../../session';

export interface ScreensNeeds {
  readonly slot: PlaybackSlot;
  readonly channels: Channels;
  readonly navigation: Pick<Navigation, 'current' | 'hrefOf'>;
  /** Read when the first plugin asks: much of the house hangs on it. */
  readonly signIn: () => SignInParts;
  /** Fetches a bundle of texts. */
  readonly requireTexts: (bundle: string) => Promise<void>;
}

/** One set of screens for the whole visit. When it cannot be fetched, the next who asks tries again. */
export function createScreens({ slot, channels, navigation, signIn, requireTexts }: ScreensNeeds): () => Promise<Screens> {
  let made: Promise<Screens> | null = null;
  const make = async (): Promise<Screens> => {
    const [{ createPlayback }, { lentScreens }, { owedSignIn }] = await Promise.all([
      import('../../playback/Playback'),
      import('../../playback/screens/lentScreens'),
      import('../../session/owedSignIn'),
      requireTexts('playback'),
    ]);
    const parts = signIn();
    const from = (): string => {
      const { pathname, search } = navigation.current();
      return pathname + search;
    };
    const hrefOf: Navigation['hrefOf'] = (role, parameters, query) => navigation.hrefOf(role, parameters, query);
    return lentScreens({ playback: slot.open(createPlayback), channels, ways: () => ({ hrefOf, from: from() }), owed: () => owedSignIn(parts, parts.routes(), from()) });
  };
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
