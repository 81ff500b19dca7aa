/**
 * Shared by methods with card fields: form, lifecycle, 3-D Secure dialog, theme, refusals. Their texts are
 * bundled with the payment page.
 */
export type { CardFields, CardProvider, Confirming, FieldsListener } from './CardFields';
export { cardLook, type CardLook } from './cardLook';
export { cardMethod, type CardMethodDeps } from './cardMethod';
export { cardRefusal, fieldOf } from './cardSetup';
export type { ReturnNames } from './cardReturn';
export { CARD, hasTrial, offersCard, prepareCard, type CardSetup } from './cardSetup';
export { nearestLocale } from './nearestLocale';
export { scriptGlobal, type LoadScript } from '../scriptGlobal';
