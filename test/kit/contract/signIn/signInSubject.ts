/** The suite's description of a sign-in provider: how a viewer operates it. */
import type { UserEvent } from '@testing-library/user-event';
import type { SignInIntent } from '../../../../core/sdk';
import type { FakeRuntime } from '../../fakes';
import type { ContractSubject } from '../subject';

/** A sign-in method under test. */
export interface SignInSubject<Options> extends ContractSubject<'sign-in-provider', Options> {
  /** For a provider with a form: how a viewer fills it in and submits it, and the platform's response. */
  readonly form?: {
    readonly answer: (runtime: FakeRuntime) => void;
    readonly fill: (user: UserEvent) => Promise<void>;
  };
  /** For a provider that reads an answer from its URL without redirecting, such as a mailed link's token. */
  readonly answer?: {
    readonly answer: (runtime: FakeRuntime) => void;
    readonly returned: string;
  };
  /** For a provider that redirects: the platform's response, and the provider's return URL. */
  readonly redirect?: {
    readonly answer: (runtime: FakeRuntime) => void;
    readonly returned: string;
  };
  /** For a provider whose form a third-party script draws. */
  readonly embedded?: {
    /** The script has loaded: it defines its globals and draws on request. */
    readonly run: () => void;
    /** The script has loaded but stays silent. */
    readonly runSilent: () => void;
    readonly answer: (runtime: FakeRuntime) => void;
    /** The viewer signs in on the drawn form. */
    readonly signIn: () => Promise<void> | void;
  };
  /** For a provider with its own button. */
  readonly button?: {
    /** The operation that receives the provider's proof. */
    readonly operation: string;
    /** The third-party script has loaded and defines its globals. */
    readonly run: () => void;
    /** The viewer presses the button and consents. */
    readonly allow: (user: UserEvent) => Promise<void>;
    /** The viewer presses it and closes the third party's window. */
    readonly close: (user: UserEvent) => Promise<void>;
    /** Its script draws the button and is loaded with it; otherwise it is loaded on pointer or focus intent. */
    readonly drawsItself?: true;
  };
}

/** A viewer who wants to sign in and continue to the home page. */
export const intent: SignInIntent = { type: 'login', query: new URLSearchParams({ from: '/home' }) };
