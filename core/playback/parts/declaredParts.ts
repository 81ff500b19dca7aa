/** Which parts the realm's plugins bring to the player. */
import type { ContributionRequest, PluginRegistry } from '../../plugins';
import type { PlayerSlot } from '../../sdk';

export type PartRequest = ContributionRequest<'player-part'>;

/** Parts in the order the realm lists their plugins, those of one slot if asked; one that has failed is no longer among them. */
export function declaredParts(registry: PluginRegistry, slot?: PlayerSlot): readonly PartRequest[] {
  return registry
    .contributionsAt('player-part')
    .filter(({ facts }) => slot === undefined || (Array.isArray(facts['slots']) && facts['slots'].includes(slot)))
    .map(({ plugin, facts }) => ({ point: 'player-part', plugin: plugin.id, name: facts.name }) as const)
    .filter((request) => registry.stateOf(request)?.status !== 'failed');
}
