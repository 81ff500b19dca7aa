/** What a provider's entry adds to the events of signing in with it. Pure. */
import type { AnalyticsEvent } from '../sdk';
import type { SignInEntry } from './signInEntries';

/** The provider's key, and the properties under `additionalConfig.analytics` of its entry in the realm (RLM-033, ANA-009); the key is the house's own. */
export function providerAnalytics({ key, request }: Pick<SignInEntry, 'key' | 'request'>): AnalyticsEvent['properties'] {
  const config = request.entry.options['additionalConfig'];
  const { analytics } = (config ?? {}) as { readonly analytics?: AnalyticsEvent['properties'] };
  return { ...analytics, provider: key };
}
