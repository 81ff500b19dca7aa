/** How large a bank's question is drawn: Adyen has sizes for it. */

/** Narrower than this a bank gets its small window. */
const ROOMY = 390;

/** 01 is 250 by 400 px, 02 is 390 by 400. */
export const windowSize = (place: Element): '01' | '02' => (place.clientWidth < ROOMY ? '01' : '02');
