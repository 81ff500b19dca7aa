/**
 * What happens in the content that the host rendered, before React acts on it: recorded by the script that is inlined
 * into the page, and repeated once the page is hydrated.
 */

declare global {
  /** Undefined once the page is hydrated, and on pages without the host's content. */
  var prosceniumEvents: Event[] | undefined;
}

/** Begins to record presses and the errors of images. */
export function recordEvents(document: Document): void {
  globalThis.prosceniumEvents = [];
  // Captured, since an element's error does not bubble.
  for (const type of ['error', 'click'])
    document.addEventListener(type, (event) => void globalThis.prosceniumEvents?.push(event), true);
}

/**
 * Forgets the clicks so far. For `onClickCapture` on the elements around the page's content: when it is called, React
 * handles this click itself, even during hydration, so neither it nor an earlier one may be repeated.
 */
export function forgetPresses(): void {
  globalThis.prosceniumEvents = globalThis.prosceniumEvents?.filter(({ type }) => type !== 'click');
}

/** Shows the fallbacks of images that failed, and presses the button that was pressed last. */
export function replayEvents(): void {
  const events = globalThis.prosceniumEvents ?? [];
  globalThis.prosceniumEvents = undefined;
  for (const { type, target } of events) if (type === 'error') target?.dispatchEvent(new Event('error'));
  const pressed = events.findLast(({ type }) => type === 'click')?.target;
  // Links have led to their pages by themselves.
  if (pressed instanceof Element) pressed.closest('button')?.click();
}
