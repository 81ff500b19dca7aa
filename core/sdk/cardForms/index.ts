/** What methods with card fields share: their place on the payment page, their life, the bank's challenge, the realm's look, and refusals. Their texts travel with the payment page. */
export type { CardFields, CardProvider, Confirming, FieldsListener } from './CardFields';
export { cardLook, type CardLook } from './cardLook';
export { cardMethod, type CardMethodDeps } from './cardMethod';
export { cardRefusal, fieldOf } from './cardRefusal';
export { cardReturn, type ReturnNames } from './cardReturn';
export { CARD, hasTrial, offersCard, prepareCard, type CardSetup } from './cardSetup';
export { nearestLocale } from './nearestLocale';
export { scriptGlobal, type LoadScript } from '../scriptGlobal';
