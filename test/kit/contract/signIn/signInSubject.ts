/** What the suite is told of a sign-in provider: how a viewer does with it what the suite asks for. */
import type { UserEvent } from '@testing-library/user-event';
import type { SignInIntent, SignInProvider } from '../../../../core/sdk';
import type { FakeRuntime } from '../../fakes';
import type { ContractSubject } from '../subject';

export interface SignInSubject<Options> extends ContractSubject<SignInProvider, Options> {
  /** For a provider with a form: how a viewer fills it in and sends it, and what the platform then answers. */
  readonly form?: {
    readonly answer: (runtime: FakeRuntime) => void;
    readonly fill: (user: UserEvent) => Promise<void>;
  };
  /** For a provider that takes up an answer in its address though it does not redirect, such as the token of a mailed link. */
  readonly answer?: {
    readonly answer: (runtime: FakeRuntime) => void;
    readonly returned: string;
  };
  /** For a provider that redirects: what the platform answers, and the address the provider sends the viewer back to. */
  readonly redirect?: {
    readonly answer: (runtime: FakeRuntime) => void;
    readonly returned: string;
  };
  /** For a provider whose form is drawn by a third party's script. */
  readonly embedded?: {
    /** The script has come: it defines what it should, and draws when it is asked to. */
    readonly run: () => void;
    /** The script has come, and says nothing from then on. */
    readonly runSilent: () => void;
    readonly answer: (runtime: FakeRuntime) => void;
    /** The viewer signs in on what was drawn. */
    readonly signIn: () => Promise<void> | void;
  };
  /** For a provider with a button of its own. */
  readonly button?: {
    /** The operation that takes what the provider proved. */
    readonly operation: string;
    /** The third party's script has come: it defines what it should. */
    readonly run: () => void;
    /** The viewer presses the button, and lets the site know who they are. */
    readonly allow: (user: UserEvent) => Promise<void>;
    /** The viewer presses it and closes the third party's window. */
    readonly close: (user: UserEvent) => Promise<void>;
    /** Its script is asked for with the button, since it draws that; without it, when the viewer's pointer or focus comes. */
    readonly drawsItself?: true;
  };
}

/** A viewer who wants to sign in and go on to the home page. */
export const intent: SignInIntent = { type: 'login', query: new URLSearchParams({ from: '/home' }) };
