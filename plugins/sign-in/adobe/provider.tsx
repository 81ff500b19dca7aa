/** Sign-in at the viewer's television provider: chosen here, confirmed there, exchanged by the platform. */
import {
  CallError,
  clock,
  linkedAccounts,
  navigation,
  realm,
  storage,
  tabStorage,
  type Activate,
  type SignInFormProps,
} from 'proscenium/sdk';
import { adobeRestV1 } from './adobeRestV1';
import { CompanyPicker, type Broadcaster } from './CompanyPicker';
import { ClientMemory, VisitMemory } from './memory';
import type { AdobeOptions } from './options.generated';
import { TvPage } from './TvPage';
import { TvSignIn } from './TvSignIn';

/** The company picker inline, on the login page or wherever sign-in methods are listed (SGP-132). */
const TvForm = (props: SignInFormProps & { readonly broadcaster: Broadcaster }) => (
  <CompanyPicker {...props} />
);

export default ((context) => {
  const {
    facts: { name },
    options,
  } = context;
  const places = context.use(navigation);
  const time = context.use(clock);
  const clients = new ClientMemory(context.use(storage), context.use(realm).id);
  const visits = new VisitMemory(context.use(tabStorage), time);
  const own = { result: 'success' };
  const returnTo = (device: string | null): string => {
    const { redirectUri } = options;
    if (redirectUri !== undefined)
      return device === null ? redirectUri : `${redirectUri.replace(/(?<!\/)\/+$/, '')}/${device}`;
    return new URL(places.hrefOf('PROVIDERS', device === null ? own : { ...own, device }), places.current())
      .href;
  };
  const service = adobeRestV1(context, () => places.current().hostname);
  const signIn = new TvSignIn({ provider: name, service, clients, visits, places, clock: time, returnTo });
  const broadcaster: Broadcaster = {
    provider: name,
    signIn,
    options,
    isLinked: () => linkedAccounts(context.use(storage)).includes(name),
  };

  return {
    Form: (props) => <TvForm {...props} broadcaster={broadcaster} />,
    Page: (props) => <TvPage {...props} broadcaster={broadcaster} />,

    async begin({ query }) {
      try {
        await signIn.begin(query);
        return { kind: 'page', path: places.hrefOf('PROVIDERS') };
      } catch (error) {
        // No answer: the viewer retries on this page. A refusal is shown on the providers page (SGP-136).
        if (!(error instanceof CallError) || error.status === 0) throw error;
        return { kind: 'page', path: signIn.failedAt(error) };
      }
    },

    async resume() {
      return (await signIn.finish()) ?? { kind: 'stay' };
    },
  };
}) satisfies Activate<'sign-in-provider', AdobeOptions>;
