/** Sign-in and sign-up with Firebase tokens. */
import type { Handlers } from '../operation';
import type { SandboxServices } from '../services';
import { keepConsents } from '../session/consents';
import { signInAnswer } from '../session/signInAnswer';

type FirebaseOperation = 'loginWithFirebase' | 'signUpWithFirebase';

export function firebaseRoutes(services: SandboxServices): Handlers<FirebaseOperation> {
  const { accounts, firebase, database } = services;
  return {
    async loginWithFirebase({ realm, body }) {
      const viewer = firebase.read(realm, body.firebaseAuthToken);
      const accountId =
        viewer.kind === 'account' ? viewer.accountId : await accounts.ofIdentity(realm, viewer.identity);
      if (body.consentAnswers !== undefined) await keepConsents(database, accountId, body.consentAnswers);
      return signInAnswer(services, realm.id, accountId);
    },

    async signUpWithFirebase({ realm, site, body: { username, password, consentAnswers, appCheckToken } }) {
      if (appCheckToken !== undefined) firebase.requireAppCheck(realm, appCheckToken);
      await accounts.signUp(
        realm,
        {
          email: username,
          secret: password,
          name: username.split('@')[0] ?? username,
          consents: consentAnswers,
        },
        site,
      );
      return undefined;
    },
  };
}
