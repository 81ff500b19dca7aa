/** The first script of every page: reads what the page carries and starts the site. */
import './afterReact';
import '../ui/base.css';
import { isEmbedded } from '../embed/isEmbedded';
import { readPageData, type PageData } from './pageData';
import type { Start } from './stage/stagedSite';
import { stagingOf } from './stage/stagingOf';
import { drawSite, nextTask, prepareSite } from './startSite';
import { browserSurroundings } from './surroundings';
import { analyticsHub } from './tokens';

// The hero of the first page shares these with lazy rows: given away here, they travel in the first script and not in crumbs of their own.
export { elapsedShare, onAir } from '../sdk/programme';
export { useNow } from '../sdk/useNow';

const surroundings = browserSurroundings();
// From the start, since it is the first pictures that matter most; an error of an element does not bubble.
document.addEventListener('error', ({ target }) => void import('./lostPictures').then(({ tellLostPicture }) => tellLostPicture(target, surroundings.log('page')), () => undefined), true);
const page = carriedPage();
const staging = stagingOf(window);
if (page === null) void import('./unreadablePage').then(({ showUnreadablePage }) => showUnreadablePage(document, surroundings.languages, () => surroundings.address.reload()));
else if (staging !== null) void import('./stage/stagedSite').then(({ stagedSite }) => begin(stagedSite(staging, { page, surroundings })));
else if (isEmbedded(window, page.realm.settings.trustedEmbedOrigins)) void import('./embed/embeddedSite').then(({ embeddedSite }) => begin(embeddedSite(window, { page, surroundings })));
else void begin({ page, surroundings });

/** Null when the page carries no realm that can be read; whoever runs the site is told why. */
function carriedPage(): PageData | null {
  try {
    return readPageData(document);
  } catch (error) {
    surroundings.log('page').error('The realm cannot be read.', error);
    return null;
  }
}

async function begin(start: Start): Promise<void> {
  const pause = nextTask(start.surroundings);
  const runtime = await prepareSite(start, pause);
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no place for the site.');
  await drawSite({ runtime, surroundings: start.surroundings, element, pause });
  addEventListener('pagehide', () => runtime.get(analyticsHub).flush());
}
