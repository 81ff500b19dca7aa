/** Query parameters shared by built-in pages and links. */

export const queryNames = {
  /** The page the viewer came from, to return to. */
  from: 'from',
  /** Final destination of the purchase flow (SGN-054). */
  redirectTo: 'redirectTo',
  /** The page on which the sign-in began. */
  entryPage: 'entryPage',
  /** `login` or `signup` (SGN-047). */
  type: 'type',
  licences: 'licences',
  showPurchase: 'showPurchase',
  /** The social provider that the viewer returns from (SGP-070). */
  socialProvider: 'socialProvider',
  partitionData: 'partitionData',
  /** A selected licence, as login spells it (ROU-105). */
  selectedLicence: 'selectedLicence',
  /** A selected licence, as purchase and sign-up spell it (ROU-105). */
  selectedLicenceOfPurchase: 'selected-licence',
  workflow: 'workflow',
  /** The section of the account page to open (ROU-021). */
  section: 'section',
  targetPaymentProvider: 'targetPaymentProvider',
  paymentProviderId: 'paymentProviderId',
  paymentMethodType: 'paymentMethodType',
  redirectStatus: 'redirect_status',
} as const;

/** Parameters of the search overlay in the address of the page beneath it, distinct from that page's own (CAT-058). */
export const overlayQueryNames = {
  query: 'find',
  facets: 'find-facets',
  sort: 'find-sort',
  tab: 'find-tab',
} as const;

/** The `workflow` of registration without payment (ROU-104). */
export const registerFree = 'register-free';

/** The `section` of the account page with the preferences (ROU-021). */
export const preferencesSection = 'preferences';
