/** Services shared by the sandbox's handlers; created once at start. */
import type { Catalogue } from './catalogue/catalogue';
import type { NewsService } from './channels/liveService';
import type { RoomService } from './channels/roomService';
import type { UnkindModes } from './control/unkindModes';
import type { Database } from './database/database';
import type { FirebaseService } from './identity/firebaseService';
import type { IdentityFlows } from './identity/identityFlows';
import type { IdentityManager } from './identity/identityManager';
import type { SocialService } from './identity/socialService';
import type { TvProvider } from './identity/tvProvider';
import type { TicketOffice } from './playback/signedTicket';
import type { Accounts } from './session/accounts';
import type { CaptchaService } from './session/captchaService';
import type { Sessions } from './session/sessions';

export interface SandboxServices {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly tickets: TicketOffice;
  readonly identity: IdentityFlows;
  readonly tv: TvProvider;
  readonly social: SocialService;
  readonly captcha: CaptchaService;
  readonly manager: IdentityManager;
  readonly firebase: FirebaseService;
  readonly catalogueOf: (realm: string) => Catalogue;
  readonly news: NewsService;
  readonly rooms: RoomService;
  readonly unkind: UnkindModes;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly now: () => number;
}
