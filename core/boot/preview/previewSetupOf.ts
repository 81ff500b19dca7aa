/** Hands a preview setup from an admin page to the site in its frame, without an address, a store or a message that others could send. */
import type { PreviewSetup } from '../../sdk';

declare global {
  /** Set while an admin page of this site lends its frames another site. */
  var prosceniumPreview: ((frame: Element) => PreviewSetup | undefined) | undefined;
}

/**
 * What the page around this one wants it to be; null for a page of its own. `frameElement` is there only when the page around
 * is of the same origin, so nobody else's page can stage this site.
 */
export function previewSetupOf(window: Window): PreviewSetup | null {
  const { frameElement } = window;
  const around = frameElement?.ownerDocument.defaultView as typeof globalThis | null | undefined;
  return (frameElement && around?.prosceniumPreview?.(frameElement)) ?? null;
}

const lent = new Map<Element, PreviewSetup>();

/** Lends until the function it gives is called. */
export function lend(frame: Element, previewSetup: PreviewSetup): () => void {
  lent.set(frame, previewSetup);
  globalThis.prosceniumPreview = (asking) => lent.get(asking);
  return () => {
    // A later preview setup of the same frame stands.
    if (lent.get(frame) === previewSetup) lent.delete(frame);
  };
}
