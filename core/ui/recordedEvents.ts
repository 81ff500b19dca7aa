/**
 * What happens in the content that the host rendered, before React acts on it: recorded by the script that is inlined
 * into the page, and repeated once the page is hydrated.
 */

export interface RecordedEvent extends Pick<Event, 'type' | 'target'> {
  /** The value of a text field at that time: hydration resets it. */
  readonly value?: string;
}

declare global {
  /** Undefined once the page is hydrated, and on pages without the host's content. */
  var prosceniumEvents: RecordedEvent[] | undefined;
}

/** Begins to record presses, typed texts and the errors of images. */
export function recordEvents(document: Document): void {
  globalThis.prosceniumEvents = [];
  // Captured, since an element's error does not bubble.
  for (const type of ['error', 'click', 'input'])
    document.addEventListener(
      type,
      ({ target }) =>
        void globalThis.prosceniumEvents?.push({ type, target, value: (target as HTMLInputElement).value }),
      true,
    );
}

/**
 * Forgets the clicks so far. For `onClickCapture` on the elements around the page's content: when it is called, React
 * handles this click itself, even during hydration, so neither it nor an earlier one may be repeated.
 */
export function forgetPresses(): void {
  globalThis.prosceniumEvents = globalThis.prosceniumEvents?.filter(({ type }) => type !== 'click');
}

/** Shows the fallbacks of images that failed, enters texts again, and presses the button that was pressed last. */
export function replayEvents(): void {
  const events = globalThis.prosceniumEvents ?? [];
  globalThis.prosceniumEvents = undefined;
  const typed = new Map<EventTarget, string>();
  for (const { type, target, value } of events) {
    if (type === 'error') target?.dispatchEvent(new Event('error'));
    if (type === 'input' && target !== null && value !== undefined) typed.set(target, value);
  }
  for (const [field, text] of typed) enterText(field as HTMLInputElement, text);
  const pressed = events.findLast(({ type }) => type === 'click')?.target;
  // Links have led to their pages by themselves.
  if (pressed instanceof Element) pressed.closest('button')?.click();
}

/** As a user does: React reacts only when the value differs from the last one that was set through the element's own setter. */
function enterText(field: HTMLInputElement, text: string): void {
  // Their value is no text that a viewer enters.
  if (field.matches('select, [type=checkbox], [type=radio], [type=file]')) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
