/** The names of query parameters that pages of the house read and links write. */

export const queryNames = {
  /** Where the viewer came from and goes back to. */
  from: 'from',
  /** Where the purchase flow goes in the end (SGN-054). */
  redirectTo: 'redirectTo',
  /** The page on which signing in began. */
  entryPage: 'entryPage',
  /** `login` or `signup` (SGN-047). */
  type: 'type',
  licences: 'licences',
  showPurchase: 'showPurchase',
  /** The social provider that the viewer returns from (SGP-070). */
  socialProvider: 'socialProvider',
  partitionData: 'partitionData',
  /** A chosen licence, as login spells it (ROU-105). */
  selectedLicence: 'selectedLicence',
  /** A chosen licence, as purchase and sign-up spell it (ROU-105). */
  selectedLicenceOfPurchase: 'selected-licence',
  workflow: 'workflow',
  /** Which part of the account page opens (ROU-021). */
  section: 'section',
  targetPaymentProvider: 'targetPaymentProvider',
  paymentProviderId: 'paymentProviderId',
  paymentMethodType: 'paymentMethodType',
  redirectStatus: 'redirect_status',
} as const;

/** What the search overlay keeps in the address of the page beneath it, beside that page's own parameters (CAT-058). */
export const overlayQueryNames = { query: 'find', facets: 'find-facets', sort: 'find-sort', tab: 'find-tab' } as const;

/** The `workflow` of registering without paying (ROU-104). */
export const registerFree = 'register-free';

/** The `section` of the account page that holds the preferences (ROU-021). */
export const preferencesSection = 'preferences';
