/** Every operation of the contract with its handler; the compiler misses a forgotten one. */
import type { Handlers } from './operation';
import { accountRoutes } from './routes/accountRoutes';
import { catalogueRoutes } from './routes/catalogueRoutes';
import { commerceRoutes } from './routes/commerceRoutes';
import { playbackRoutes } from './routes/playbackRoutes';
import { realmRoutes } from './routes/realmRoutes';
import { sessionRoutes } from './routes/sessionRoutes';
import type { SandboxServices } from './services';

export function platformHandlers(services: SandboxServices): Handlers {
  return {
    ...sessionRoutes(services),
    ...accountRoutes(services),
    ...realmRoutes(),
    ...catalogueRoutes(services),
    ...playbackRoutes(services),
    ...commerceRoutes(services),
  };
}
