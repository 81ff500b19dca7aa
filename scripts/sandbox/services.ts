/** What the handlers of the sandbox share; made once when it starts. */
import type { Catalogue } from './catalogue/catalogue';
import type { NewsDesk } from './channels/newsDesk';
import type { RoomDesk } from './channels/roomDesk';
import type { UnkindModes } from './control/unkindModes';
import type { Database } from './database/database';
import type { FirebaseDesk } from './identity/firebaseDesk';
import type { IdentityFlows } from './identity/identityFlows';
import type { IdentityManager } from './identity/identityManager';
import type { SocialDesk } from './identity/socialDesk';
import type { TvProvider } from './identity/tvProvider';
import type { TicketOffice } from './playback/signedTicket';
import type { Accounts } from './session/accounts';
import type { CaptchaDesk } from './session/captchaDesk';
import type { Sessions } from './session/sessions';

export interface SandboxServices {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly tickets: TicketOffice;
  readonly identity: IdentityFlows;
  readonly tv: TvProvider;
  readonly social: SocialDesk;
  readonly captcha: CaptchaDesk;
  readonly manager: IdentityManager;
  readonly firebase: FirebaseDesk;
  readonly catalogueOf: (realm: string) => Catalogue;
  readonly news: NewsDesk;
  readonly rooms: RoomDesk;
  readonly unkind: UnkindModes;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly now: () => number;
}
