/**
 * Starts a site: builds its runtime, processes the address and stored state, renders it, and starts deferred
 * work after the first page.
 */
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { applyDocumentLanguage } from '../i18n/applyDocumentLanguage';
import { datesDependOnCountry } from '../i18n/dateLocale';
import { sessionStore } from '../session/SessionStore';
import { menuStore } from '../shell/useMenu';
import { App } from './App';
import { createRuntime, type Runtime } from './createRuntime';
import { loadDeferredFonts } from './deferredFonts';
import { followScreen, refreshMenus } from './services/freshMenus';
import type { Start } from './preview/previewSite';
import { startLanguage } from './startLanguage';
import {
  analyticsHub,
  firstContent,
  firstPage,
  messageStore,
  signInReturn,
  tokenVault,
  viewerCountry,
  tabValues,
  scrollRestoration,
} from './tokens';

/** Yields to the browser between two steps, each of which is a long task on a slow phone. */
export type Pause = () => Promise<void>;

export const nextTask =
  ({ clock }: Pick<Start['environment'], 'clock'>): Pause =>
  () =>
    new Promise((resolve) => void clock.after(0, resolve));

/**
 * Everything before the first render that does not need the root element: a sign-in provider's response, the
 * language, the menus.
 */
export async function prepareSite({ page, environment }: Start, pause: Pause): Promise<Runtime> {
  // Evaluating the scripts was already a long task.
  await pause();
  const runtime = createRuntime(page, environment);
  const { get } = runtime;
  environment.playerFrame?.open(get);
  await pause();

  // Before the router or other code reads the address: it may contain a provider's response (SGN-099).
  await get(signInReturn).find();
  await pause();
  await startLanguage(get(messageStore), page, environment);
  applyDocumentLanguage(environment.document, get(messageStore));
  followScreen(get(menuStore));
  return runtime;
}

/** Renders the site into the element; returns the React root, so that it can be unmounted. */
export async function drawSite({
  runtime,
  environment,
  element,
  pause,
}: {
  readonly runtime: Runtime;
  readonly environment: Start['environment'];
  readonly element: Element;
  readonly pause: Pause;
}): Promise<Root> {
  const { get } = runtime;
  const root = createRoot(element, {
    onUncaughtError: (error) => environment.log('page').error('A page could not be drawn.', error),
  });
  await pause();
  await get(firstPage).prepare(get(messageStore).locale);
  // As a transition, in slices, so that a slow phone can scroll meanwhile.
  startTransition(() => root.render(<App runtime={runtime} timeZone={environment.timeZone} />));

  // A returning viewer's session starts at once; a guest's is deferred until the page is rendered, like the rest.
  if (get(tokenVault).read() !== null) void get(sessionStore).start();
  void get(firstContent).ready.then(() => startTheRest(runtime, environment, pause));
  return root;
}

async function startTheRest(
  { get }: Runtime,
  environment: Start['environment'],
  pause: Pause,
): Promise<void> {
  const steps = [
    () => get(tokenVault).read() === null && get(sessionStore).start(),
    () => loadDeferredFonts(environment.document),
    () => get(messageStore).loadLabels(),
    () => get(viewerCountry).findWhen(() => datesDependOnCountry(get(messageStore).locale)),
    () => import('./LinkPrefetcher').then(({ LinkPrefetcher }) => new LinkPrefetcher(get)),
    () => refreshMenus(get(menuStore), get(messageStore)),
    () => get(analyticsHub).start(),
    () =>
      import('./ScrollRestoration').then(
        ({ ScrollRestoration }) =>
          (get(scrollRestoration).current = new ScrollRestoration(get, get(tabValues))),
      ),
  ];
  for (const start of steps) {
    await pause();
    void start();
  }
}
