/** Signing in by a code that a provider sends back in the address: what every such provider shares, whatever calls stand behind it. */
import type { PluginContext } from '../context';
import { clock, navigation, storage } from '../services';
import { UnboundAnswer, type SignInIntent, type SignInProvider, type SignInStep, type TokenAnswer } from '../signIn';
import { appAddress, appFor, type App } from './appRoute';
import { checkedReturn } from './checkedReturn';
import { FlowRecords } from './FlowRecords';

/** Where the scheme of the app that began a sign-in is kept; the manifest declares it beside the key of the notes. */
export const APP_ROUTE = 'signin.appRoute';

/** What tells one provider from another. */
export interface CodeFlow {
  /** The sub-path of the login page that answers come back to. */
  readonly place: { readonly authProvider: string; readonly clientName?: string };
  /** Where the one-time notes are kept, such as `signin.openid`. */
  readonly notes: string;
  /** The operator's apps that may take the code over (SGP-009). */
  readonly apps: readonly App[];
  /** Gives the address to sign in at; it must carry a `state`. Rejects with a CallError. */
  readonly authorise: (intent: SignInIntent, returnAddress: string) => Promise<string>;
  /** Turns a code into tokens. Rejects with a CallError. */
  readonly exchange: (code: string) => Promise<TokenAnswer>;
}

/**
 * `begin` and `resume` of such a provider. The exchange takes a code and nothing else, so the browser itself must know that it asked:
 * the `state` of the address is kept in a one-time note and compared on return, and the note is gone before the code is used.
 */
export function codeSignIn(context: Pick<PluginContext, 'use' | 'log'>, flow: CodeFlow): Required<Pick<SignInProvider, 'begin' | 'resume'>> {
  const values = context.use(storage);
  const places = context.use(navigation);
  const notes = new FlowRecords(values, context.use(clock), flow.notes);
  const client = flow.place.clientName ?? '';
  const path = ['login', flow.place.authProvider, ...(client === '' ? [] : [encodeURIComponent(client)])].join('/');
  // A code is good once: whoever brings it while it is being exchanged, as a second rendering does, shares the exchange (SGP-020).
  const exchanges = new Map<string, Promise<SignInStep>>();

  const exchange = async (code: string, signedUp: boolean): Promise<SignInStep> => ({ kind: 'tokens', tokens: await flow.exchange(code), signedUp });

  return {
    async begin(intent: SignInIntent): Promise<SignInStep> {
      const url = await flow.authorise(intent, new URL(places.hrefOf('LOGIN_PROVIDER', { ...flow.place }), places.current()).href);
      const state = URL.canParse(url) ? new URL(url).searchParams.get('state') : null;
      // The code alone would sign in whoever opens its address: without a state nothing ties it to this browser.
      if (!state) throw new UnboundAnswer('The address to sign in at carries no state.');
      notes.keep({ state, client, type: intent.type, skipExchange: skipsExchange(intent.query) });
      const app = appFor(flow.apps, intent.query.get('bundle_id'));
      if (app === null) values.remove(APP_ROUTE);
      else values.write(APP_ROUTE, app.scheme);
      return { kind: 'redirect', url };
    },

    async resume(returned: URL): Promise<SignInStep> {
      const { searchParams: answer } = returned;
      const code = answer.get('code') ?? '';
      const key = `${answer.get('state')} ${code}`;
      const underway = exchanges.get(key);
      if (underway !== undefined) return underway;

      const note = notes.take(answer.get('state'));
      const verdict = checkedReturn(answer, note, client);
      const scheme = values.read(APP_ROUTE);
      values.remove(APP_ROUTE);
      if (verdict.kind === 'cancelled') return { kind: 'stay' };
      // An app that began the sign-in itself left no note here. None is needed: the page uses nothing of the answer.
      if (note === null && code !== '' && skipsExchange(answer)) return { kind: 'leftToApp' };
      if (verdict.kind === 'refused') {
        context.log.warn('A sign-in answer was not taken.', { client: path, reason: verdict.reason });
        throw new UnboundAnswer(verdict.reason);
      }
      const app = flow.apps.find((each) => each.scheme === scheme);
      if (app !== undefined) return { kind: 'handOver', url: appAddress(app, path, code) };
      if (verdict.record.skipExchange || skipsExchange(answer)) return { kind: 'leftToApp' };
      // Afterwards the note is gone, so that the same answer finds nothing to go on.
      const step = exchange(code, verdict.record.type === 'signup').finally(() => exchanges.delete(key));
      exchanges.set(key, step);
      return step;
    },
  };
}

/** An app around the page exchanges the code itself: it says so in the address, or in a flag that it sets before the page starts (SGN-102, SGN-103). */
function skipsExchange(query: URLSearchParams): boolean {
  return query.get('skipTokenExchange') === 'true' || (globalThis as { readonly skipTokenExchange?: unknown }).skipTokenExchange === true;
}
