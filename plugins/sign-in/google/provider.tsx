/** Sign in with Google, by Google's rendered button. */
import { realm, type Activate } from 'proscenium/sdk';
import { LazyScript, socialExchange, type ProvenViewer } from 'proscenium/sdk/sign-in';
import { loginWithGoogle } from 'proscenium/sdk/endpoints/social';
import type { BoundToken } from './GoogleAttempt';
import { GoogleButton } from './GoogleButton';
import { googleGlobal } from './googleGlobal';
import type { GoogleOptions } from './options.generated';

export default ((context) => {
  const { clientId, sdkUri } = context.options;
  const realmView = context.use(realm);
  const script = new LazyScript({
    name: 'Google Identity Services',
    load: (defines) => context.loadScript(sdkUri, defines),
    find: googleGlobal,
  });
  const exchange = socialExchange(context, loginWithGoogle);
  const prove = ({ idToken, nonce, email }: BoundToken): ProvenViewer => ({
    account: email,
    exchange: (consents) => exchange({ idToken, nonce }, consents),
  });
  return {
    Button: (props) => (
      <GoogleButton {...props} script={script} clientId={clientId} realm={realmView} prove={prove} />
    ),
    // Without Google's script there is no automatic account selection to disable.
    end: async () => googleGlobal()?.disableAutoSelect(),
  };
}) satisfies Activate<'sign-in-provider', GoogleOptions>;
