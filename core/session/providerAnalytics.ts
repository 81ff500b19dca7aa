/** Analytics properties of a provider's entry, added to sign-in events. Pure. */
import type { AnalyticsEvent } from '../sdk/services';
import type { SignInEntry } from './signInEntries';

/**
 * The provider's key, and the properties under `additionalConfig.analytics` of its entry in the realm
 * (RLM-033, ANA-009), which cannot override the key.
 */
export function providerAnalytics({
  key,
  request,
}: Pick<SignInEntry, 'key' | 'request'>): AnalyticsEvent['properties'] {
  const config = request.entry.options['additionalConfig'];
  const { analytics } = (config ?? {}) as { readonly analytics?: AnalyticsEvent['properties'] };
  return { ...analytics, provider: key };
}
