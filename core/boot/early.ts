/**
 * Inlined into the head of the page, before its content: decides whether the content that the host rendered is this
 * viewer's, and marks pages on a television. Everything else is left to `afterContent`, so that the content is in the
 * first packets.
 */
import { recordEvents } from '../ui/recordedEvents';
import { isTelevision } from './arrowKeys/television';
import { startHeadingFonts } from './startHeadingFonts';
import { storedViewer } from './storedViewer';

const { dataset, lang } = document.documentElement;
if (isTelevision(window)) dataset['screen'] = 'television';
if (dataset['rendered'] !== undefined) {
  const { isGuest, language } = storedViewer(window);
  // It is that of a guest, in the page's language: every other viewer sees the skeleton, and never a wrong price. The
  // host does not know a hash, which may open a panel.
  if (isGuest && (language ?? lang) === lang && location.hash === '') {
    // Text that is there already must not wait for its font.
    startHeadingFonts(document);
    recordEvents(document);
  } else dataset['rendered'] = 'replaced';
}
