/** Sign-in as a partner's customer (SGP-040 to SGP-053). */
import { clock, navigation, platformClient, realm, session, storage, type Activate } from 'proscenium/sdk';
import { LazyScript } from 'proscenium/sdk/sign-in';
import { readActiveSubscriptions } from 'proscenium/sdk/endpoints/commerce';
import { exchangeOpinToken } from 'proscenium/sdk/endpoints/opin';
import { readSessionUser } from 'proscenium/sdk/endpoints/session';
import { OpinForm } from './OpinForm';
import { OpinSignIn } from './OpinSignIn';
import { PartnerSession } from './PartnerSession';
import { partnerGlobal, type PartnerSettings } from './partnerSdk';
import type { OpinOptions } from './options.generated';

export default ((context) => {
  const { options, signal, log } = context;
  const client = context.use(platformClient);
  const places = context.use(navigation);
  const viewers = context.use(session);
  const time = context.use(clock);
  const realmView = context.use(realm);
  const country = async (): Promise<string | null> => {
    try {
      return (await client.call(readSessionUser, { signal })).location?.countryCode ?? null;
    } catch {
      return null;
    }
  };
  const script = new LazyScript({
    name: 'The partner SDK',
    load: (defines) => context.loadScript(options.sdkUri, defines),
    find: partnerGlobal,
  });
  const { appId, environment, mediaProperties } = options;
  const settings: PartnerSettings = {
    ...(appId !== undefined && { appId }),
    ...(environment !== undefined && { environment }),
    ...(mediaProperties !== undefined && { mediaProperties }),
  };
  const partner = new PartnerSession({
    script,
    clock: time,
    log,
    settings,
    locale: () => realmView.locale,
    country,
  });
  const opin = new OpinSignIn({
    partner,
    session: viewers,
    values: context.use(storage),
    clock: time,
    log,
    ownPage: () =>
      new URL(places.hrefOf('LOGIN_PROVIDER', { authProvider: context.facts.name }), places.current()),
    // A guest's token is sent but irrelevant: a 401 then refers to the partner's token only.
    exchange: (opinAuthToken) =>
      client.call({ ...exchangeOpinToken, auth: false }, { body: { opinAuthToken }, signal }),
    showsGrants: options.additionalConfig.entitlementScreen === 'true',
  });
  const readGrants = async (life: AbortSignal) =>
    (await client.call(readActiveSubscriptions, { signal: life })).licences;
  return {
    Form: (props) => (
      <OpinForm {...props} opin={opin} partner={partner} session={viewers} readGrants={readGrants} />
    ),
    resume: (returned) => opin.resume(returned),
    end: () => partner.end(),
  };
}) satisfies Activate<'sign-in-provider', OpinOptions>;
