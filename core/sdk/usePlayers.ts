/** Lazy-loads the embedded players for a page. */
import { useAnswer, type Answer } from './useAnswer';
import { players, type EmbeddedPlayers } from './players';
import { useService } from './useService';

/** Returns the loading state and a retry function. */
export function usePlayers(): readonly [answer: Answer<EmbeddedPlayers>, again: () => void] {
  const load = useService(players);
  return useAnswer('screens', () => load());
}
