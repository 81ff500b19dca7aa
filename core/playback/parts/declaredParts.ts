/** The player parts declared by the realm's plugins. */
import type { ContributionRequest, DeclaredContribution, PluginRegistry } from '../../plugins/PluginRegistry';
import type { PlayerPlace } from '../../sdk/player';

export type PartRequest = ContributionRequest<'player-part'>;

/** Parts in the order in which the realm lists their plugins, optionally of one place; failed parts are left out. */
export function declaredParts(registry: PluginRegistry, place?: PlayerPlace): readonly PartRequest[] {
  return requests(
    registry,
    ({ slots }) => place === undefined || (Array.isArray(slots) && slots.includes(place)),
  ).filter((request) => !hasFailed(registry, request));
}

/** Parts that have failed. */
export function failedParts(registry: PluginRegistry): readonly PartRequest[] {
  return requests(registry, () => true).filter((request) => hasFailed(registry, request));
}

/** Whether a part is given the streams that it is shown with (`opensStream` in its manifest). */
export function opensStream(registry: PluginRegistry, { plugin, name }: PartRequest): boolean {
  return registry
    .contributionsAt('player-part')
    .some(
      (part) => part.plugin.id === plugin && part.facts.name === name && part.facts['opensStream'] === true,
    );
}

function requests(
  registry: PluginRegistry,
  wanted: (facts: DeclaredContribution['facts']) => boolean,
): readonly PartRequest[] {
  return registry
    .contributionsAt('player-part')
    .filter(({ facts }) => wanted(facts))
    .map(({ plugin, facts }) => ({ point: 'player-part', plugin: plugin.id, name: facts.name }));
}

const hasFailed = (registry: PluginRegistry, request: PartRequest): boolean =>
  registry.stateOf(request)?.status === 'failed';
