/** Keyboard shortcuts of player parts, for keys that neither the player nor the browser uses. */
import { useCallback, type KeyboardEvent } from 'react';
import { useRegistry } from '../../plugins/RegistryContext';
import { isField } from '../components/usePlayerKeys';
import { keyCombination } from '../rules/keyCombination';
import { declaredParts } from './declaredParts';
import type { PartPlaybackSessions } from './PartPlaybackSessions';

/** Returns the handler for the player element, to be called after the player's own. A part that throws is removed. */
export function usePartKeys(views: PartPlaybackSessions): (event: KeyboardEvent) => void {
  const registry = useRegistry();
  return useCallback(
    (event) => {
      if (event.defaultPrevented || isField(event.target)) return;
      const combination = keyCombination(event);
      for (const request of declaredParts(registry)) {
        const run = registry.activeNow(request)?.keys?.[combination];
        if (run === undefined) continue;
        event.preventDefault();
        try {
          run(views.of(request));
        } catch (error) {
          registry.fail(request, 'call', error);
        }
        return;
      }
    },
    [registry, views],
  );
}
