/** The screens for a page that places some, fetched when it is drawn. */
import { useAnswer, type Answer } from './useAnswer';
import { players, type EmbeddedPlayers } from './players';
import { useService } from './useService';

/** Gives how far the fetching has come, and a function that tries again. */
export function usePlayers(): readonly [answer: Answer<EmbeddedPlayers>, again: () => void] {
  const load = useService(players);
  return useAnswer('screens', () => load());
}
