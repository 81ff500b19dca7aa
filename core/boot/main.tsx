/** The first script of every page: reads what the page carries and starts the site. */
import './afterReact';
import '../ui/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { isEmbedded } from '../embed/isEmbedded';
import { applyDocumentLanguage, datesDependOnCountry } from '../i18n';
import { sessionStore } from '../session';
import { menuStore } from '../shell';
import { App } from './App';
import { createRuntime } from './createRuntime';
import { allowOtherFaces } from './otherFaces';
import { readPageData, type PageData } from './pageData';
import { followScreen, refreshMenus } from './services/freshMenus';
import type { Start } from './stage/stagedSite';
import { stagingOf } from './stage/stagingOf';
import { startLanguage } from './startLanguage';
import { browserSurroundings } from './surroundings';
import { analyticsHub, firstContent, firstPage, messageStore, signInReturn, tokenVault, viewerCountry, visitValues, windowPlaces } from './tokens';

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

async function begin({ page, surroundings }: Start): Promise<void> {
  // The scripts have only just been read, which is a long task by itself on a slow phone.
  await nextTask(surroundings);
  const runtime = createRuntime(page, surroundings);
  const { get } = runtime;
  surroundings.playerFrame?.open(get);
  await nextTask(surroundings);

  // Before the router or anybody else reads the address: a provider's answer may stand in it (SGN-099).
  await get(signInReturn).find();
  await nextTask(surroundings);
  await startLanguage(get(messageStore), page, surroundings);
  applyDocumentLanguage(document, get(messageStore));
  followScreen(get(menuStore));

  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the site.');
  const place = createRoot(root, { onUncaughtError: (error) => surroundings.log('page').error('A page could not be drawn.', error) });
  await nextTask(surroundings);
  await get(firstPage).prepare(get(messageStore).locale);
  // In slices, so that a slow phone can scroll meanwhile.
  startTransition(() => place.render(<App runtime={runtime} timeZone={surroundings.timeZone} />));

  // A viewer of an earlier visit is greeted at once; a guest's session can wait until the page stands, like all the rest.
  if (get(tokenVault).read() !== null) void get(sessionStore).start();
  const later = [
    () => get(tokenVault).read() === null && get(sessionStore).start(),
    () => allowOtherFaces(document),
    () => get(messageStore).loadLabels(),
    () => get(viewerCountry).findWhen(() => datesDependOnCountry(get(messageStore).locale)),
    () => import('./Intent').then(({ Intent }) => new Intent(get)),
    () => refreshMenus(get(menuStore), get(messageStore)),
    () => get(analyticsHub).start(),
    () => import('./WindowPlaces').then(({ WindowPlaces }) => (get(windowPlaces).current = new WindowPlaces(get, get(visitValues)))),
  ];
  void get(firstContent).ready.then(async () => {
    for (const start of later) {
      await nextTask(surroundings);
      void start();
    }
  });
  addEventListener('pagehide', () => get(analyticsHub).flush());
}

/** Lets the browser paint and answer the viewer before what comes next. */
function nextTask({ clock }: Pick<Start['surroundings'], 'clock'>): Promise<void> {
  return new Promise((resolve) => void clock.after(0, resolve));
}
