/** The viewer's account. Loaded lazily with the account page. */
export { createAccountApi, createAddressApi, type AccountApi } from './accountApi';
export { isAsked, MarketingStore } from './MarketingStore';
export { PaymentHistoryStore } from './PaymentHistoryStore';
export { accountSection } from './rules/accountSection';
export { hasFailed, payingCard, paymentDocument, paymentStatus, paymentType } from './rules/paymentRecord';
export { PreferenceStore, type Preferences } from './PreferenceStore';
export { trackLanguages } from './rules/trackLanguages';
