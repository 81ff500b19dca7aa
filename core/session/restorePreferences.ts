/**
 * Restores a viewer's preferences after sign-in: the profile used on this device, and the preferred language
 * (FAV-027, FAV-037).
 */
import { startLocale } from '../i18n/startLocale';
import { readPreferences } from '../sdk/endpoints/account';
import { readProfiles, switchProfile } from '../sdk/endpoints/profiles';
import { nextProfile } from './nextProfile';
import type { SignInDeps } from './signInDeps';
import { storageKeys } from './storedTokens';

type Parts = Pick<SignInDeps, 'realm' | 'session' | 'client' | 'values' | 'languages' | 'log'>;

/**
 * With several profiles and none remembered here, the site asks for the profile before it shows anything.
 * Never rejects: a signed-in viewer can watch regardless.
 */
export async function restorePreferences(parts: Parts): Promise<void> {
  await takeUpProfile(parts);
  await followLanguage(parts);
}

async function takeUpProfile({ realm, session, client, values, log }: Parts): Promise<void> {
  if (realm.settings.profileConfiguration.status === 'NONE') return;
  try {
    const { profiles } = await client.call(readProfiles, {});
    const next = nextProfile(profiles, {
      viewerId: session.viewer.id ?? '',
      present: session.user?.profile?.id ?? null,
      remembered: values.read(storageKeys.profile),
    });
    if (next.kind === 'take')
      await session.changeProfile(
        await client.call(switchProfile, { path: { id: next.profile.id }, body: {} }),
      );
    if (next.kind === 'ask') session.askWho(true);
  } catch (error) {
    log.warn('The profile that watches on this device was not taken up.', { reason: String(error) });
  }
}

/** A language chosen on this device stays; otherwise the account's language precedes the browser's (LOC-009). */
async function followLanguage({ client, languages, log }: Parts): Promise<void> {
  if (languages.stored() !== null || languages.offered.length < 2) return;
  try {
    const { language } = await client.call(readPreferences, {});
    const present = languages.present();
    const wanted = startLocale({
      stored: null,
      preferred: language,
      browser: [],
      realmDefault: present,
      offered: languages.offered,
    });
    if (wanted !== present) await languages.choose(wanted);
  } catch (error) {
    log.warn('The language that the viewer prefers is not known.', { reason: String(error) });
  }
}
