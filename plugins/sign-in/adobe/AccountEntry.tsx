/** For viewers with a platform account: they sign in with it, so that their company is linked to it (SGP-109). */
import { useText } from '../../../core/i18n';
import { clock, platformClient, realm, useService, type SignInFormProps } from '../../../core/sdk';
import { SignInForm } from '../../../core/sdk/accountForms';
import { login } from '../../../core/sdk/endpoints/session';
import { More } from './More';
import type { TvSignIn } from './TvSignIn';

export function AccountEntry({ signIn, ...form }: SignInFormProps & { readonly signIn: TvSignIn }) {
  const t = useText();
  const client = useService(platformClient);
  const time = useService(clock);
  const { title } = useService(realm);
  return (
    <More title={t('tvAccountTitle', { realm: title })}>
      <SignInForm
        {...form}
        links
        clock={time}
        // Without the guest's token, a 401 can only mean a wrong password.
        signIn={(id, secret, headers) =>
          client.call({ ...login, auth: false }, { body: { id, secret }, headers })
        }
        onStep={(step) => form.onStep(step.kind === 'tokens' ? signIn.byAccount(step.tokens) : step)}
      />
    </More>
  );
}
