/** How a key press is written. */

export interface KeyPressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
}

/** As `aria-keyshortcuts` writes it: `Shift+D`, `Control+Alt+ArrowUp`; letters are large. */
export function keyCombination({ key, ctrlKey, altKey, shiftKey, metaKey }: KeyPressed): string {
  const held = [ctrlKey && 'Control', altKey && 'Alt', shiftKey && 'Shift', metaKey && 'Meta'].filter((name) => name !== false);
  return [...held, key.length === 1 ? key.toUpperCase() : key].join('+');
}
