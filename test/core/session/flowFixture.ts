/** A sign-in flow for each test, with two providers: one that leaves the site, and one with a form. */
import type { SignInStep } from '../../../core/sdk';
import { SignInFlow } from '../../../core/session/SignInFlow';
import type { SignInVisit } from '../../../core/session/signInVisit';
import { signInEntries, type SignInEntry } from '../../../core/session/signInEntries';
import { acmeEntry, idEntry, realmWith } from './signInFixture';
import { signInFixture, tokens, type SignInFixture } from './signInSite';

export const [acme, id] = signInEntries(realmWith([acmeEntry, idEntry]), () => undefined) as [
  SignInEntry,
  SignInEntry,
];
export const visit = (query: Record<string, string> = {}, more: Partial<SignInVisit> = {}): SignInVisit => ({
  intent: { type: query['type'] === 'signup' ? 'signup' : 'login', query: new URLSearchParams(query) },
  ...more,
});
export const away: SignInStep = { kind: 'redirect', url: 'https://id.example/authorize?state=s' };
export const signedIn = { kind: 'tokens', tokens } as const satisfies SignInStep;

export function opened(href?: string): { runtime: SignInFixture; flow: SignInFlow } {
  const runtime = signInFixture(href === undefined ? {} : { href });
  return { runtime, flow: new SignInFlow(runtime.parts) };
}
