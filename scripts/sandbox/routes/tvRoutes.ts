/** Sign-in with a pay-TV provider. */
import type { Subscriber } from '../identity/tvProvider';
import type { Call, Handlers } from '../operation';
import { notFound } from '../platformError';
import { sandboxRealms } from '../realms';
import type { SandboxServices } from '../services';
import { requireSession } from '../session/viewer';

type TvOperation =
  | 'registerTvClient'
  | 'readTvProviders'
  | 'requestTvCode'
  | 'requestTvCodeOfRequestor'
  | 'exchangeTvCode'
  | 'linkTvEntitlement';

export function tvRoutes({ sessions, accounts, tv }: SandboxServices): Handlers<TvOperation> {
  const sessionOf = ({ viewer }: Call): string | null => (viewer.kind === 'nobody' ? null : viewer.sessionId);
  /** Links the subscription to the account that is signed in now, or was at the start; otherwise signs in with it. */
  const signIn = async ({ realm, viewer }: Call, { identity, begunBy }: Subscriber) => {
    const account = viewer.kind === 'account' ? viewer.account.id : begunBy;
    if (account === null) return sessions.start(realm.id, await accounts.ofIdentity(realm, identity));
    await accounts.link(realm, account, identity);
    return sessions.start(realm.id, account);
  };

  return {
    async registerTvClient() {
      const { clientId, clientSecret } = await tv.register();
      return { client_id: clientId, client_secret: clientSecret };
    },

    readTvProviders: async ({ path, origin }) => tv.companiesOf(knownRequestor(path['requestorId']), origin),

    requestTvCode: (call) => tv.begin(call.body.requestorId, call.body, sessionOf(call)),

    requestTvCodeOfRequestor: (call) =>
      tv.begin(knownRequestor(call.path['requestorId']), null, sessionOf(call)),

    exchangeTvCode: async (call) =>
      signIn(
        call,
        await tv.identify({ accessToken: call.body.accessToken, client: call.body }, call.body.requestorId),
      ),

    linkTvEntitlement: async (call) =>
      signIn(call, await tv.identify({ sessionId: requireSession(call.viewer) }, call.body.requestorId)),
  };
}

/** Every realm is a requestor, by its id. Throws 404 for any other. */
function knownRequestor(id: string | undefined): string {
  const found = sandboxRealms.find((realm) => realm.id === id);
  if (!found) throw notFound(`requestor ${id ?? ''}`);
  return found.id;
}
