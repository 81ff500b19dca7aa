/** Password reset and e-mail confirmation. */
import type { Handlers } from '../operation';
import type { SandboxServices } from '../services';
import { confirmEmail, requestPasswordReset, resetPassword } from '../session/passwords';

type PasswordOperation = 'requestPasswordReset' | 'resetPassword' | 'confirmEmail';

export function passwordRoutes({ database, sessions }: SandboxServices): Handlers<PasswordOperation> {
  return {
    async requestPasswordReset({ realm, site, body }) {
      await requestPasswordReset(database, realm, body.id, site);
      return undefined;
    },

    async resetPassword({ realm, body }) {
      await resetPassword(database, sessions, realm, body.token, body.secret);
      return undefined;
    },

    confirmEmail: async ({ realm, body }) => ({ id: await confirmEmail(database, realm, body.token) }),
  };
}
