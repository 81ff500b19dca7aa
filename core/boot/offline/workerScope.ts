/** The parts of a service worker's scope that the workers use; the project's types are those of a page. */
import type { OfflineSite } from './policy';

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends WorkerEvent {
  /** Absent in many browsers. */
  addRoutes?(routes: readonly object[]): Promise<void>;
}

interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  /** The page, where the browser has requested it while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface MessageToWorker extends WorkerEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  readonly install: InstallEvent;
  readonly activate: WorkerEvent;
  readonly fetch: RequestEvent;
  readonly message: MessageToWorker;
}

export interface WorkerScope {
  /** Written before the worker's code by the host. */
  readonly prosceniumOffline: OfflineSite;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ): void;
}

export const workerScope = (): WorkerScope => globalThis as unknown as WorkerScope;

/** How the names of the caches begin. */
const CACHES = 'proscenium-';

export const cacheName = (version: string, content: 'pages' | 'files'): string =>
  `${CACHES}${version}-${content}`;

/** Deletes the site's caches, except those with these names. */
export async function removeCaches(except: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHES) && !except.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
