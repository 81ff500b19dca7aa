/**
 * Registers the service worker and sends it what the page has loaded. On a page from the cache: polls the host until it
 * answers.
 */
import type { MessageStore } from '../../i18n/MessageStore';
import type { Clock } from '../../sdk/services';
import { isCacheableFile, WORKER_PATH, type CachedPageKind, type PageLoaded } from './policy';

/** Milliseconds between two attempts to reach the host: the browser may have a connection that leads nowhere. */
const ATTEMPT_INTERVAL_MS = 15_000;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

export interface WorkerRegistrationDeps {
  readonly window: Window;
  readonly clock: Clock;
  readonly texts: Pick<MessageStore, 'locale'>;
}

/** Does nothing in browsers without service workers, and for viewers who save data. */
export async function registerWorker({ window, clock, texts }: WorkerRegistrationDeps): Promise<void> {
  const { navigator } = window;
  returnOnline(window, clock);
  const { serviceWorker, connection } = navigator as Navigator & {
    readonly serviceWorker?: ServiceWorkerContainer;
    readonly connection?: { readonly saveData?: boolean };
  };
  if (serviceWorker === undefined || connection?.saveData === true) return;
  // A worker that was there before has seen the page itself.
  const path =
    serviceWorker.controller === null && window.location.search === '' ? window.location.pathname : null;
  const notifyWorker = (): void =>
    serviceWorker.controller?.postMessage({
      kind: 'page-loaded',
      locale: texts.locale,
      path,
      files: requestedFiles(window),
    } satisfies PageLoaded);
  // A first worker, or that of a new release.
  serviceWorker.addEventListener('controllerchange', notifyWorker);
  notifyWorker();
  // Refused where the viewer has disabled storage: the site then needs a connection.
  await serviceWorker.register(workerAddress(), { scope: '/' }).catch(() => undefined);
}

/** The worker's address, as Trusted Types require it. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('proscenium-worker', { createScriptURL: () => WORKER_PATH });
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
}

function requestedFiles({ location, performance }: Window): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search)
    .filter(isCacheableFile);
}

/** On a page from the cache: polls the host; then reloads the app shell, or fires `online` for the parts that wait for it. */
function returnOnline(window: Window, clock: Clock): void {
  const { location, document } = window;
  const { dataset } = document.documentElement;
  const isOffline = (): boolean => dataset['offline'] !== undefined;
  const attempt = async (): Promise<void> => {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer === null || answer.status >= 500 || !isOffline()) return;
    // It has no content, and the policy of no page in particular.
    if ((dataset['offline'] as CachedPageKind) === 'shell') return location.reload();
    delete dataset['offline'];
    window.dispatchEvent(new Event('online'));
  };
  const again = (): void => {
    if (!isOffline()) return;
    clock.after(ATTEMPT_INTERVAL_MS, () => {
      if (document.visibilityState === 'visible') void attempt();
      again();
    });
  };
  window.addEventListener('online', () => void (isOffline() && attempt()));
  again();
}
