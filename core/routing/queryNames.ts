/** Names of query parameters: of built-in pages and links, of campaigns, and of secrets. */

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

/** Campaigns: advertisements, mails and search engines add them to links; they change nothing on a page. */
const CAMPAIGN_NAMES =
  /^(utm_\w+|[dg]clid|gclsrc|[gw]braid|gad_\w+|(fb|tt|tw|y)clid|msclkid|li_fat_id|igshid|mc_[ce]id|srsltid|_g[al])$/;

export const isCampaignName = (name: string): boolean => CAMPAIGN_NAMES.test(name);

/** Whether a query, as in `location.search`, changes nothing on a page; true also when it is empty. */
export const hasOnlyCampaignParameters = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every(isCampaignName);

/** A parameter that lets its bearer act on a payment, such as `payment_intent_client_secret`. */
export const isSecretName = (name: string): boolean => /secret/i.test(name);

/** Takes out what must not stay in an address, be passed on, or be sent. */
export function withoutSecrets(query: URLSearchParams): void {
  for (const name of [...query.keys()]) if (isSecretName(name)) query.delete(name);
}
