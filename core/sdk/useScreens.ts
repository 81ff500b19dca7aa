/** The screens for a page that places some, fetched when it is drawn. */
import { useAnswer, type Answer } from './useAnswer';
import { screens, type Screens } from './screens';
import { useService } from './useService';

/** Gives how far the fetching has come, and a function that tries again. */
export function useScreens(): readonly [answer: Answer<Screens>, again: () => void] {
  const load = useService(screens);
  return useAnswer('screens', () => load());
}
