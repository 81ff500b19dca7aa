/** Size of a 3-D Secure challenge: Adyen defines window sizes. */

/** Below this width the small window is used. */
const ROOMY = 390;

/** 01 is 250 by 400 px, 02 is 390 by 400. */
export const windowSize = (place: Element): '01' | '02' => (place.clientWidth < ROOMY ? '01' : '02');
