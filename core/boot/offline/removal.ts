/** The service worker of a site whose offline support is switched off: deletes the caches and unregisters itself. */
import { removeCaches, workerScope } from './workerScope';

const scope = workerScope();
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(removeCaches().then(() => scope.registration.unregister())),
);
