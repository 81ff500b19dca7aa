/** The worker of a site that is not kept any more: removes what was kept, and itself. */
import { removeCaches, workerScope } from './workerScope';

const scope = workerScope();
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(removeCaches().then(() => scope.registration.unregister())),
);
