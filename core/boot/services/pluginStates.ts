/** The plugin registry's state, for the preview route. */
import type { PluginRegistry } from '../../plugins/PluginRegistry';
import type { PluginStates, Sample } from '../../sdk/pluginStates';
import type { PointName } from '../../sdk/points';

export function createPluginStates(registry: PluginRegistry): PluginStates {
  return {
    get plugins() {
      return registry.plugins.map(({ id, title, options, contributes }) => ({
        id,
        title,
        options,
        contributions: Object.entries(contributes).flatMap(([point, facts]) =>
          (facts ?? []).map(({ name, role }) => {
            const state = registry.states.get(`${id}:${point}/${name}`);
            return {
              point,
              name,
              ...(typeof role === 'string' ? { role } : {}),
              status: state?.status ?? ('enabled' as const),
              reason: state?.status === 'failed' ? state.reason.message : null,
            };
          }),
        ),
      }));
    },
    activate: (plugin, point, name) => {
      const request = { point: point as PointName, plugin, name };
      registry.forget(request);
      registry.resolve(request).catch(() => undefined);
    },
    samples: async (plugin) => {
      const { previews } = await import('../../generated/previews');
      return ((await previews[plugin]?.())?.default ?? []) as readonly Sample[];
    },
  };
}
