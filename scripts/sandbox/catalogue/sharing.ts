/** How links of a realm are shared (CAT-025, CAT-070). */
import type { SocialSharingDetail } from '../../../core/generated/platform';
import type { CardContext } from './contentCards';

/** Links of an operator's own domain, where a phone would open the app; nothing answers at a demo realm's. */
export const sharingOf = ({ realm }: Pick<CardContext, 'realm'>): SocialSharingDetail => ({
  universalLink: `https://${realm.id}.example{path}`,
  trackingConfiguration: [
    { name: 'utm_source', value: 'share' },
    { name: 'utm_campaign', value: realm.id },
  ],
});
