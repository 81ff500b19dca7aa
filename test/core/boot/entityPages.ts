/** Pages of the composed product for a signed-in adult, at a fixed time. */
import { browserClock } from '../../../core/platform/browser/browserClock';
import { browserProfile, compose, platform, signedIn, type ComposeOptions } from './composed';

export const now = Date.UTC(2026, 10, 23, 12);
const clock = { ...browserClock(), now: () => now };
export const adult = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};

export async function drawn(options: ComposeOptions) {
  platform().persist().get('/api/v2/user').reply(200, adult);
  const site = await compose({ clock, tab: browserProfile(signedIn()).tab(), ...options });
  await site.draw();
  return site;
}
