/** Every operation of the contract with its handler; a missing one does not compile. */
import type { Handlers } from './operation';
import { accountRoutes } from './routes/accountRoutes';
import { catalogueRoutes, editorialRoutes, searchRoutes } from './routes/catalogueRoutes';
import { channelRoutes, roomRoutes } from './routes/channelRoutes';
import { commerceRoutes } from './routes/commerceRoutes';
import { firebaseRoutes, outsideRoutes, partnerRoutes, socialRoutes, tvRoutes } from './routes/outsideRoutes';
import { giftRoutes } from './routes/giftRoutes';
import { holdingRoutes } from './routes/holdingRoutes';
import { guideRoutes } from './routes/guideRoutes';
import { ownAccountRoutes } from './routes/ownAccountRoutes';
import { passwordRoutes, sessionRoutes } from './routes/sessionRoutes';
import { libraryRoutes } from './routes/libraryRoutes';
import { listRoutes } from './routes/listRoutes';
import { paymentRoutes } from './routes/paymentRoutes';
import { playbackRoutes } from './routes/playbackRoutes';
import { profileRoutes } from './routes/profileRoutes';
import { realmRoutes } from './routes/realmRoutes';
import { watchlistRoutes } from './routes/watchlistRoutes';
import type { SandboxServices } from './services';

export function platformHandlers(services: SandboxServices): Handlers {
  return {
    ...sessionRoutes(services),
    ...socialRoutes(services),
    ...firebaseRoutes(services),
    ...passwordRoutes(services),
    ...outsideRoutes(services),
    ...partnerRoutes(services),
    ...tvRoutes(services),
    ...accountRoutes(services),
    ...ownAccountRoutes(services),
    ...profileRoutes(services),
    ...realmRoutes(),
    ...catalogueRoutes(services),
    ...guideRoutes(services),
    ...channelRoutes(services),
    ...roomRoutes(services),
    ...listRoutes(services),
    ...searchRoutes(services),
    ...libraryRoutes(services),
    ...watchlistRoutes(services),
    ...editorialRoutes(services),
    ...playbackRoutes(services),
    ...commerceRoutes(services),
    ...paymentRoutes(services),
    ...giftRoutes(services),
    ...holdingRoutes(services),
  };
}
