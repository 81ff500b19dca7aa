/** Public API for the purchase and account pages. Loaded lazily with them. */
export { keepAcquisition, takeAcquisition, takeRedirection } from './acquisition';
export { AddPaymentCardStore, type AddPaymentCardState } from './AddPaymentCardStore';
export { BasketStore, type BasketState } from './BasketStore';
export type { BasketApi } from './basketApi';
export { createPaymentCardApi, type PaymentCardApi } from './paymentCardApi';
export { PaymentCardMoveStore, type PaymentCardMoveState } from './PaymentCardMoveStore';
export { PaymentCardStore, type PaymentCardsState } from './PaymentCardStore';
export type { CheckoutStore } from './CheckoutStore';
export { AddCard } from './components/AddCard';
export { CancellationPromo } from './components/CancellationPromo';
export { PaymentCardChoice } from './components/PaymentCardChoice';
export { PaymentCardFace } from './components/PaymentCardFace';
export { PaymentCardLine } from './components/PaymentCardLine';
export { FreeTrialDenied } from './components/FreeTrialDenied';
export { HeldLicence } from './components/HeldLicence';
export { LicenceChoice } from './components/LicenceChoice';
export { OrderSummary } from './components/OrderSummary';
export { PaymentForm } from './components/PaymentForm';
export { PurchaseComplete } from './components/PurchaseComplete';
export { RestrictionModal } from './components/RestrictionModal';
export { VoucherEntry } from './components/VoucherEntry';
export { useCardText } from './components/useCardText';
export { useProblemText } from './components/useProblemText';
export { useRenewalText } from './components/useRenewalText';
export { HeldLicenceStore, type HeldAction, type HeldLicencesState } from './HeldLicenceStore';
export { createHoldingApi, type HoldingApi } from './holdingApi';
export { createLicenceApi, type LicenceApi } from './licenceApi';
export { licencesGiven } from './licencesGiven';
export { LicenceStore, type LicenceRequest, type LicencesState } from './LicenceStore';
export { tellPayments } from './paymentEvents';
export { paymentMethodRequest, paymentMethodSource } from './paymentMethodSource';
export { PaymentStore, type PaymentState } from './PaymentStore';
export { PaymentWatch, type PaymentWatchState } from './PaymentWatch';
export { PurchaseGate } from './PurchaseGate';
export { purchaseLog } from './purchaseLog';
export { purchaseMemory } from './purchaseMemory';
export {
  basketCheckoutStores,
  licenceCheckout,
  licenceWatch,
  rememberedPayment,
  viewerAsBuyer,
  type CheckoutServices,
  type Watched,
} from './purchaseStores';
export { cardsToMoveTo, type Card } from './rules/paymentCard';
export { availableTrial } from './rules/basketItem';
export type { RestrictionKey } from './rules/purchaseRestriction';
export type { Licence } from './rules/licence';
export { licencePrice } from './rules/licencePrice';
export { buyLabel } from './rules/licenceStanding';
export { isSecret, payReturned, withoutReturn, type PayReturned } from './rules/payReturn';
