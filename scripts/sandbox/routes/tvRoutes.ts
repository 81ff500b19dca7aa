/** Sign-in with a pay-TV provider. */
import type { OutsideIdentity } from '../session/accounts';
import type { Call, Handlers } from '../operation';
import { notFound } from '../platformError';
import { sandboxRealms } from '../realms';
import type { SandboxServices } from '../services';
import { requireSession } from '../session/viewer';

type TvOperation = 'registerTvClient' | 'readTvProviders' | 'requestTvCode' | 'requestTvCodeOfRequestor' | 'exchangeTvCode' | 'linkTvEntitlement';

export function tvRoutes({ sessions, accounts, tv }: SandboxServices): Handlers<TvOperation> {
  const sessionOf = ({ viewer }: Call): string | null => (viewer.kind === 'nobody' ? null : viewer.sessionId);
  /** Whoever is signed in already has the subscription linked; anybody else signs in with it. */
  const signIn = async ({ realm, viewer }: Call, subscriber: OutsideIdentity) => {
    if (viewer.kind !== 'account') return sessions.start(realm.id, await accounts.ofIdentity(realm, subscriber));
    await accounts.link(realm, viewer.account.id, subscriber);
    return sessions.start(realm.id, viewer.account.id);
  };

  return {
    async registerTvClient() {
      const { clientId, clientSecret } = await tv.register();
      return { client_id: clientId, client_secret: clientSecret };
    },

    readTvProviders: async ({ path }) => tv.companiesOf(knownRequestor(path['requestorId'])),

    requestTvCode: (call) => tv.begin(call.body.requestorId, call.body, sessionOf(call)),

    requestTvCodeOfRequestor: (call) => tv.begin(knownRequestor(call.path['requestorId']), null, sessionOf(call)),

    exchangeTvCode: async (call) => signIn(call, await tv.identify({ accessToken: call.body.accessToken, client: call.body }, call.body.requestorId)),

    linkTvEntitlement: async (call) => signIn(call, await tv.identify({ sessionId: requireSession(call.viewer) }, call.body.requestorId)),
  };
}

/** Every realm is a requestor, under its id. Refuses another one with 404. */
function knownRequestor(id: string | undefined): string {
  const found = sandboxRealms.find((realm) => realm.id === id);
  if (!found) throw notFound(`requestor ${id ?? ''}`);
  return found.id;
}
