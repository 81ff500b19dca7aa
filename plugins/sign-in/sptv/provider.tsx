/** The account of a television subscription: email and password only (SGP-032, SGP-033). */
import { clock, platformClient, type Activate } from 'proscenium/sdk';
import { SignInForm } from 'proscenium/sdk/sign-in';
import { loginAtSptv } from 'proscenium/sdk/endpoints/sptv';
import type { SptvOptions } from './options.generated';

export default ((context) => {
  const { signal } = context;
  const client = context.use(platformClient);
  const time = context.use(clock);
  const signIn = (id: string, secret: string, headers: Readonly<Record<string, string>>) =>
    client.call(loginAtSptv, { body: { id, secret }, headers, signal });
  return { Form: (props) => <SignInForm {...props} clock={time} signIn={signIn} /> };
}) satisfies Activate<'sign-in-provider', SptvOptions>;
