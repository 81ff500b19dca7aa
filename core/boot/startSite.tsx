/** Starts a site: builds its runtime, takes up what the address and the browser bring, draws it, and lets the rest begin once the first page is drawn. */
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { applyDocumentLanguage, datesDependOnCountry } from '../i18n';
import { sessionStore } from '../session';
import { menuStore } from '../shell';
import { App } from './App';
import { createRuntime, type Runtime } from './createRuntime';
import { loadDeferredFonts } from './deferredFonts';
import { followScreen, refreshMenus } from './services/freshMenus';
import type { Start } from './preview/previewSite';
import { startLanguage } from './startLanguage';
import { analyticsHub, firstContent, firstPage, messageStore, signInReturn, tokenVault, viewerCountry, sessionStorageToken, scrollRestoration } from './tokens';

/** Lets the browser paint and answer the viewer between two steps, which on a slow phone are a long task each. */
export type Pause = () => Promise<void>;

export const nextTask = ({ clock }: Pick<Start['environment'], 'clock'>): Pause => () => new Promise((resolve) => void clock.after(0, resolve));

/** Everything before the first drawing that does not need the element: an answer of a sign-in provider, the language, the menus. */
export async function prepareSite({ page, environment }: Start, pause: Pause): Promise<Runtime> {
  // The scripts have only just been read, which is a long task by itself.
  await pause();
  const runtime = createRuntime(page, environment);
  const { get } = runtime;
  environment.playerFrame?.open(get);
  await pause();

  // Before the router or anybody else reads the address: a provider's answer may be in it (SGN-099).
  await get(signInReturn).find();
  await pause();
  await startLanguage(get(messageStore), page, environment);
  applyDocumentLanguage(environment.document, get(messageStore));
  followScreen(get(menuStore));
  return runtime;
}

/** Draws the site into the element; gives the React root, so that it can be taken away again. */
export async function drawSite({ runtime, environment, element, pause }: { readonly runtime: Runtime; readonly environment: Start['environment']; readonly element: Element; readonly pause: Pause }): Promise<Root> {
  const { get } = runtime;
  const root = createRoot(element, { onUncaughtError: (error) => environment.log('page').error('A page could not be drawn.', error) });
  await pause();
  await get(firstPage).prepare(get(messageStore).locale);
  // In slices, so that a slow phone can scroll meanwhile.
  startTransition(() => root.render(<App runtime={runtime} timeZone={environment.timeZone} />));

  // A viewer of an earlier visit is greeted at once; a guest's session can wait until the page is drawn, like all the rest.
  if (get(tokenVault).read() !== null) void get(sessionStore).start();
  void get(firstContent).ready.then(() => startTheRest(runtime, environment, pause));
  return root;
}

async function startTheRest({ get }: Runtime, environment: Start['environment'], pause: Pause): Promise<void> {
  const steps = [
    () => get(tokenVault).read() === null && get(sessionStore).start(),
    () => loadDeferredFonts(environment.document),
    () => get(messageStore).loadLabels(),
    () => get(viewerCountry).findWhen(() => datesDependOnCountry(get(messageStore).locale)),
    () => import('./LinkPrefetcher').then(({ LinkPrefetcher }) => new LinkPrefetcher(get)),
    () => refreshMenus(get(menuStore), get(messageStore)),
    () => get(analyticsHub).start(),
    () => import('./ScrollRestoration').then(({ ScrollRestoration }) => (get(scrollRestoration).current = new ScrollRestoration(get, get(sessionStorageToken)))),
  ];
  for (const start of steps) {
    await pause();
    void start();
  }
}
