/** Hands a staging from an admin page to the site in its frame, without an address, a store or a message that others could send. */
import type { Staging } from '../../sdk';

declare global {
  /** Set while an admin page of this site lends its frames another site. */
  var prosceniumStage: ((frame: Element) => Staging | undefined) | undefined;
}

/**
 * What the page around this one wants it to be; null for a page of its own. `frameElement` is there only when the page around
 * is of the same origin, so nobody else's page can stage this site.
 */
export function stagingOf(window: Window): Staging | null {
  const { frameElement } = window;
  const around = frameElement?.ownerDocument.defaultView as typeof globalThis | null | undefined;
  return (frameElement && around?.prosceniumStage?.(frameElement)) ?? null;
}

const lent = new Map<Element, Staging>();

/** Lends until the function it gives is called. */
export function lend(frame: Element, staging: Staging): () => void {
  lent.set(frame, staging);
  globalThis.prosceniumStage = (asking) => lent.get(asking);
  return () => {
    // A later staging of the same frame stands.
    if (lent.get(frame) === staging) lent.delete(frame);
  };
}
