/** Starts a site: builds its runtime, takes up what the address and the browser bring, draws it, and lets the rest begin once the first page is drawn. */
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { applyDocumentLanguage, datesDependOnCountry } from '../i18n';
import { sessionStore } from '../session';
import { menuStore } from '../shell';
import { App } from './App';
import { createRuntime, type Runtime } from './createRuntime';
import { allowOtherFaces } from './otherFaces';
import { followScreen, refreshMenus } from './services/freshMenus';
import type { Start } from './stage/stagedSite';
import { startLanguage } from './startLanguage';
import { analyticsHub, firstContent, firstPage, messageStore, signInReturn, tokenVault, viewerCountry, visitValues, windowPlaces } from './tokens';

/** Lets the browser paint and answer the viewer between two steps, which on a slow phone are a long task each. */
export type Pause = () => Promise<void>;

export const nextTask = ({ clock }: Pick<Start['surroundings'], 'clock'>): Pause => () => new Promise((resolve) => void clock.after(0, resolve));

/** Everything before the first drawing that does not need the element: an answer of a sign-in provider, the language, the menus. */
export async function prepareSite({ page, surroundings }: Start, pause: Pause): Promise<Runtime> {
  // The scripts have only just been read, which is a long task by itself.
  await pause();
  const runtime = createRuntime(page, surroundings);
  const { get } = runtime;
  surroundings.playerFrame?.open(get);
  await pause();

  // Before the router or anybody else reads the address: a provider's answer may be in it (SGN-099).
  await get(signInReturn).find();
  await pause();
  await startLanguage(get(messageStore), page, surroundings);
  applyDocumentLanguage(surroundings.document, get(messageStore));
  followScreen(get(menuStore));
  return runtime;
}

/** Draws the site into the element; gives the React root, so that it can be taken away again. */
export async function drawSite({ runtime, surroundings, element, pause }: { readonly runtime: Runtime; readonly surroundings: Start['surroundings']; readonly element: Element; readonly pause: Pause }): Promise<Root> {
  const { get } = runtime;
  const root = createRoot(element, { onUncaughtError: (error) => surroundings.log('page').error('A page could not be drawn.', error) });
  await pause();
  await get(firstPage).prepare(get(messageStore).locale);
  // In slices, so that a slow phone can scroll meanwhile.
  startTransition(() => root.render(<App runtime={runtime} timeZone={surroundings.timeZone} />));

  // A viewer of an earlier visit is greeted at once; a guest's session can wait until the page is drawn, like all the rest.
  if (get(tokenVault).read() !== null) void get(sessionStore).start();
  void get(firstContent).ready.then(() => startTheRest(runtime, surroundings, pause));
  return root;
}

async function startTheRest({ get }: Runtime, surroundings: Start['surroundings'], pause: Pause): Promise<void> {
  const steps = [
    () => get(tokenVault).read() === null && get(sessionStore).start(),
    () => allowOtherFaces(surroundings.document),
    () => get(messageStore).loadLabels(),
    () => get(viewerCountry).findWhen(() => datesDependOnCountry(get(messageStore).locale)),
    () => import('./Intent').then(({ Intent }) => new Intent(get)),
    () => refreshMenus(get(menuStore), get(messageStore)),
    () => get(analyticsHub).start(),
    () => import('./WindowPlaces').then(({ WindowPlaces }) => (get(windowPlaces).current = new WindowPlaces(get, get(visitValues)))),
  ];
  for (const start of steps) {
    await pause();
    void start();
  }
}
