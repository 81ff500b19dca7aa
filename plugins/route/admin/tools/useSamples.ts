/** Preview samples of a plugin. */
import { useEffect, useState } from 'react';
import { pluginStates, useService, type RowSample } from 'proscenium/sdk';

/** Empty while loading, and on failure. */
export function useSamples(plugin: string | undefined): readonly RowSample[] {
  const states = useService(pluginStates);
  const [found, setFound] = useState<{
    readonly plugin: string;
    readonly samples: readonly RowSample[];
  } | null>(null);
  useEffect(() => {
    let gone = false;
    if (plugin !== undefined)
      states.samples(plugin).then(
        (samples) => !gone && setFound({ plugin, samples }),
        () => !gone && setFound(null),
      );
    return () => {
      gone = true;
    };
  }, [states, plugin]);
  return found?.plugin === plugin ? (found?.samples ?? []) : [];
}
