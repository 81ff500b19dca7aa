/** Sharing links of a realm (CAT-025, CAT-070). */
import type { SocialSharingDetail } from '../../../core/generated/platform';
import type { CardContext } from './contentCards';

/**
 * Links on an operator's own domain, which a phone would open in the app; the domains of demo realms do not
 * resolve.
 */
export const sharingOf = ({ realm }: Pick<CardContext, 'realm'>): SocialSharingDetail => ({
  universalLink: `https://${realm.id}.example{path}`,
  trackingConfiguration: [
    { name: 'utm_source', value: 'share' },
    { name: 'utm_campaign', value: realm.id },
  ],
});
