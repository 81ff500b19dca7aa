/** Payment methods from the plugin registry. */
import type { ContributionRequest, PluginRegistry } from '../plugins/PluginRegistry';
import type { ProviderEntry } from '../realm/checkedRealm';
import type { PaymentMethodFacts, PaymentMethodSource } from './PaymentMethodStore';

/** Registry request for an entry of `paymentProviders`, with the entry's own options. */
export function paymentMethodRequest({
  plugin,
  contribution,
  key,
  options,
}: ProviderEntry): ContributionRequest<'payment-method'> {
  return { point: 'payment-method', plugin, name: contribution, entry: { key, options } };
}

export function paymentMethodSource(
  registry: Pick<PluginRegistry, 'contributionsAt' | 'resolve' | 'forget'>,
  entries: readonly ProviderEntry[],
): PaymentMethodSource {
  return {
    entries,
    facts: ({ plugin, contribution }) => {
      const declared = registry
        .contributionsAt('payment-method')
        .find((candidate) => candidate.plugin.id === plugin && candidate.facts.name === contribution);
      // The manifest was validated against the point's schema when the realm was compiled.
      return declared === undefined ? null : (declared.facts as unknown as PaymentMethodFacts);
    },
    resolve: (entry) => registry.resolve(paymentMethodRequest(entry)),
    forget: (entry) => registry.forget(paymentMethodRequest(entry)),
  };
}
