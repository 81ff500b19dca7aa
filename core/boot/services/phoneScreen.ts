/** The class of screen that phones have. */
import { MOBILE_MAX_HEIGHT, MOBILE_MAX_WIDTH } from '../../sdk/constants';

/** Phones, whichever way they are held (RLM-052). */
export const phoneScreen = (): MediaQueryList => matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px), (max-height: ${MOBILE_MAX_HEIGHT}px)`);
