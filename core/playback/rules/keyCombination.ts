/** Text form of a key press. */

export interface KeyPressed {
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
