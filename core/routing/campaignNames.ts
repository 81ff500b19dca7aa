/** Query parameters of campaigns: advertisements, mails and search engines add them to links; they change nothing on a page. */

const NAMES =
  /^(utm_\w+|[dg]clid|gclsrc|[gw]braid|gad_\w+|(fb|tt|tw|y)clid|msclkid|li_fat_id|igshid|mc_[ce]id|srsltid|_g[al])$/;

export const isCampaignName = (name: string): boolean => NAMES.test(name);

/** Whether a query, as in `location.search`, changes nothing on a page; true also when it is empty. */
export const hasOnlyCampaignParameters = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every(isCampaignName);
