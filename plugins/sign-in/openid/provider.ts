/** An OpenID provider that the platform speaks to: the browser only goes there and brings the code back. */
import { clock, navigation, platformClient, storage, type Activate, type SignInIntent, type SignInProvider, type SignInStep } from '../../../core/sdk';
import { exchangeOpenIdCode, readOpenIdAuthorisationUri, readOpenIdLogoutUri } from '../../../core/sdk/endpoints/session';
import { appAddress, appFor } from './appRoute';
import { checkedReturn } from './checkedReturn';
import { extraParams } from './extraParams';
import { FlowRecords } from './FlowRecords';
import type { OpenIdOptions } from './options.generated';

/** An answer that nothing ties to a sign-in begun in this browser. The house says that signing in failed (SGP-016). */
export class UnboundAnswer extends Error {
  override readonly name = 'UnboundAnswer';
}

const APP_ROUTE = 'signin.appRoute';

export default ((context) => {
  const { signal, log } = context;
  const { clientName, apps, additionalConfig } = context.options;
  const client = context.use(platformClient);
  const keyValues = context.use(storage);
  const places = context.use(navigation);
  const records = new FlowRecords(keyValues, context.use(clock));
  // A code is good once: whoever brings it while it is being exchanged, as a second rendering does, shares the exchange (SGP-020).
  const exchanges = new Map<string, Promise<SignInStep>>();

  /** Where the provider sends the browser back to: this client's own login page. */
  const returnAddress = (): string => new URL(places.hrefOf('LOGIN_PROVIDER', { authProvider: 'openid', clientName }), places.current()).href;

  const exchange = async (code: string, signedUp: boolean): Promise<SignInStep> => {
    const tokens = await client.call(exchangeOpenIdCode, { path: { clientName }, body: { authorisationCode: code }, signal });
    return { kind: 'tokens', tokens, signedUp };
  };

  return {
    async begin({ type, query }: SignInIntent): Promise<SignInStep> {
      const extra = extraParams(query.get('extraParams'), additionalConfig, document.cookie);
      const { authorisationUri } = await client.call(readOpenIdAuthorisationUri, {
        path: { provider: clientName },
        query: { authoriseUriFlow: type === 'signup' ? 'SIGNUP' : 'SIGNIN', redirectUri: returnAddress(), ...(extra === '' ? {} : { extraParams: extra }) },
        signal,
      });
      const state = URL.canParse(authorisationUri) ? new URL(authorisationUri).searchParams.get('state') : null;
      // The code alone would sign in whoever opens its address: without a state nothing ties it to this browser.
      if (!state) throw new UnboundAnswer('The address to sign in at carries no state.');
      records.keep({ state, clientName, type, skipExchange: query.get('skipTokenExchange') === 'true' });
      const app = appFor(apps, query.get('bundle_id'));
      if (app === null) keyValues.remove(APP_ROUTE);
      else keyValues.write(APP_ROUTE, app.scheme);
      return { kind: 'redirect', url: authorisationUri };
    },

    async resume(returned: URL): Promise<SignInStep> {
      const { searchParams: answer } = returned;
      const code = answer.get('code') ?? '';
      const key = `${answer.get('state')} ${code}`;
      const underway = exchanges.get(key);
      if (underway !== undefined) return underway;

      const verdict = checkedReturn(answer, records.take(answer.get('state')), clientName);
      const scheme = keyValues.read(APP_ROUTE);
      keyValues.remove(APP_ROUTE);
      if (verdict.kind === 'cancelled') return { kind: 'stay' };
      if (verdict.kind === 'refused') {
        log.warn('A sign-in answer was not taken.', { clientName, reason: verdict.reason });
        throw new UnboundAnswer(verdict.reason);
      }
      const app = apps.find((each) => each.scheme === scheme);
      if (app !== undefined) return { kind: 'handOver', url: appAddress(app, clientName, code) };
      if (verdict.record.skipExchange) return { kind: 'stay' };
      // Afterwards the record is gone, so that the same answer finds nothing to go on.
      const step = exchange(code, verdict.record.type === 'signup').finally(() => exchanges.delete(key));
      exchanges.set(key, step);
      return step;
    },

    async end() {
      const { logoutUri } = await client.call(readOpenIdLogoutUri, { path: { clientName }, query: { redirectUri: new URL(places.hrefOf('ROOT'), places.current()).href }, signal });
      return { url: logoutUri };
    },
  };
}) satisfies Activate<SignInProvider, OpenIdOptions>;
