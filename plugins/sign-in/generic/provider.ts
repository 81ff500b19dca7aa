/** Id and secret; or, where the realm sets a route, single sign-on by redirect (SGP-027). */
import type { Activate } from '../../../core/sdk';
import { idAndSecret } from './idAndSecret';
import type { GenericOptions } from './options.generated';
import { singleSignOn } from './singleSignOn';

export default ((context) => {
  const { authProviderRoute } = context.options;
  return authProviderRoute === undefined ? idAndSecret(context) : singleSignOn(context, authProviderRoute);
}) satisfies Activate<'sign-in-provider', GenericOptions>;
