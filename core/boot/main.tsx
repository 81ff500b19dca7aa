/** Entry point of every page: reads the page data and starts the site. */
import './afterReact';
import '../ui/base.css';
import { isEmbedded } from '../embed/isEmbedded';
import { readPageData, type PageData } from './pageData';
import type { Start } from './preview/previewSite';
import { previewSetupOf } from './preview/previewSetupOf';
import { drawSite, nextTask, prepareSite } from './startSite';
import { createBrowserEnvironment } from './browserEnvironment';
import { analyticsHub } from './tokens';

// Shared by the first page's hero and lazy rows: exported here, these modules stay in the first script
// instead of becoming tiny chunks.
export { elapsedShare, onAir } from '../sdk/programme';
export { useNow } from '../sdk/useNow';

const environment = createBrowserEnvironment();
// Registered early, since the first images matter most; captured, since an element's error does not bubble.
document.addEventListener(
  'error',
  ({ target }) =>
    void import('./imageErrorReporter').then(
      ({ reportImageError }) => reportImageError(target, environment.log('page')),
      () => undefined,
    ),
  true,
);
const page = carriedPage();
const previewSetup = previewSetupOf(window);
if (page === null)
  void import('./unreadablePage').then(({ showUnreadablePage }) =>
    showUnreadablePage(document, environment.languages, () => environment.address.reload()),
  );
else if (previewSetup !== null)
  void import('./preview/previewSite').then(({ previewSite }) =>
    begin(previewSite(previewSetup, { page, environment })),
  );
else if (isEmbedded(window, page.realm.settings.trustedEmbedOrigins))
  void import('./embed/embeddedSite').then(({ embeddedSite }) =>
    begin(embeddedSite(window, { page, environment })),
  );
else void begin({ page, environment });

/** Null when the page carries no readable realm; the reason is logged for the operator. */
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
