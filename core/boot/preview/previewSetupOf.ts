/**
 * Passes a preview setup from an admin page to the site in its frame, without an address, storage or a
 * message that others could send.
 */
import type { PreviewSetup } from '../../sdk/previewFrames';

declare global {
  /** Set while an admin page of this site shows previews in frames. */
  var prosceniumPreview: ((frame: Element) => PreviewSetup | undefined) | undefined;
}

/**
 * The setup given by the embedding admin page; null for a top-level page. `frameElement` exists only when the
 * parent is of the same origin, so no other site can change this one.
 */
export function previewSetupOf(window: Window): PreviewSetup | null {
  const { frameElement } = window;
  const around = frameElement?.ownerDocument.defaultView as typeof globalThis | null | undefined;
  return (frameElement && around?.prosceniumPreview?.(frameElement)) ?? null;
}

const setups = new Map<Element, PreviewSetup>();

/** Provides the setup until the returned function is called. */
export function assignPreview(frame: Element, previewSetup: PreviewSetup): () => void {
  setups.set(frame, previewSetup);
  globalThis.prosceniumPreview = (asking) => setups.get(asking);
  return () => {
    // A later preview setup of the same frame is retained.
    if (setups.get(frame) === previewSetup) setups.delete(frame);
  };
}
