/** Media query for phones. */
import { MOBILE_MAX_HEIGHT, MOBILE_MAX_WIDTH } from '../../sdk/constants';

/** Phones in either orientation (RLM-052). */
export const phoneScreen = (): MediaQueryList =>
  matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px), (max-height: ${MOBILE_MAX_HEIGHT}px)`);
