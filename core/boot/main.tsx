/** The first script of every page: reads what the page carries and starts the site. */
import './afterReact';
import '../ui/base.css';
import { isEmbedded } from '../embed/isEmbedded';
import { readPageData, type PageData } from './pageData';
import type { Start } from './preview/previewSite';
import { previewSetupOf } from './preview/previewSetupOf';
import { drawSite, nextTask, prepareSite } from './startSite';
import { createBrowserEnvironment } from './browserEnvironment';
import { analyticsHub } from './tokens';

// The hero of the first page shares these with lazy rows: given away here, they travel in the first script and not in crumbs of their own.
export { elapsedShare, onAir } from '../sdk/programme';
export { useNow } from '../sdk/useNow';

const environment = createBrowserEnvironment();
// From the start, since it is the first pictures that matter most; an error of an element does not bubble.
document.addEventListener('error', ({ target }) => void import('./imageErrorReporter').then(({ reportImageError }) => reportImageError(target, environment.log('page')), () => undefined), true);
const page = carriedPage();
const previewSetup = previewSetupOf(window);
if (page === null) void import('./unreadablePage').then(({ showUnreadablePage }) => showUnreadablePage(document, environment.languages, () => environment.address.reload()));
else if (previewSetup !== null) void import('./preview/previewSite').then(({ previewSite }) => begin(previewSite(previewSetup, { page, environment })));
else if (isEmbedded(window, page.realm.settings.trustedEmbedOrigins)) void import('./embed/embeddedSite').then(({ embeddedSite }) => begin(embeddedSite(window, { page, environment })));
else void begin({ page, environment });

/** Null when the page carries no realm that can be read; whoever runs the site is told why. */
function carriedPage(): PageData | null {
  try {
    return readPageData(document);
  } catch (error) {
    environment.log('page').error('The realm cannot be read.', error);
    return null;
  }
}

async function begin(start: Start): Promise<void> {
  const pause = nextTask(start.environment);
  const runtime = await prepareSite(start, pause);
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no place for the site.');
  await drawSite({ runtime, environment: start.environment, element, pause });
  addEventListener('pagehide', () => runtime.get(analyticsHub).flush());
}
