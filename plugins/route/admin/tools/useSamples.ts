/** A hook with the samples that a plugin brings for previews. */
import { useEffect, useState } from 'react';
import { pluginStates, useService, type Sample } from '../../../../core/sdk';

/** None while they are fetched, and when they cannot be. */
export function useSamples(plugin: string | undefined): readonly Sample[] {
  const states = useService(pluginStates);
  const [found, setFound] = useState<{ readonly plugin: string; readonly samples: readonly Sample[] } | null>(null);
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
