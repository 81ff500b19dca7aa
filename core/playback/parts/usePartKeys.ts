/** Keyboard shortcuts of player parts, for keys that neither the player nor the browser uses. */
import { type KeyboardEvent, useCallback } from 'react';
import { useRegistry } from '../../plugins/RegistryContext';
import { isField } from '../components/usePlayerKeys';
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

/** Text form of a key press. */

interface KeyPressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
}

/** As in `aria-keyshortcuts`: `Shift+D`, `Control+Alt+ArrowUp`; letters in upper case. */
export function keyCombination({ key, ctrlKey, altKey, shiftKey, metaKey }: KeyPressed): string {
  const held = [ctrlKey && 'Control', altKey && 'Alt', shiftKey && 'Shift', metaKey && 'Meta'].filter(
    (name) => name !== false,
  );
  return [...held, key.length === 1 ? key.toUpperCase() : key].join('+');
}
