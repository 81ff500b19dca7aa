/** The point `sign-in-provider`: a way to become a signed-in viewer. */
import type { ComponentType, ReactNode } from 'react';
import { token } from './token';

/** What the viewer wants and where they came from; kept by the house through every round trip (SGN-109). */
export interface SignInIntent {
  readonly type: 'login' | 'signup';
  /** The login address the viewer stands on, query included; a redirecting provider returns to the realm and restores it. */
  readonly query: URLSearchParams;
}

/** The tokens a successful sign-in ends with (API-022). */
export interface TokenAnswer {
  readonly authorisationToken: string;
  readonly refreshToken: string;
  readonly missingInformationStatus?: string | null | undefined;
  readonly linkedAccounts?: readonly { readonly provider: string }[] | null | undefined;
}

/** What follows a step of a provider. */
export type SignInStep =
  | { readonly kind: 'tokens'; readonly tokens: TokenAnswer; readonly signedUp?: boolean; readonly query?: URLSearchParams }
  /** The browser leaves for the provider. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** Signing in goes on at a page of this site, such as the one where a company is chosen (SGP-115). */
  | { readonly kind: 'page'; readonly path: string }
  /** A native app goes on with the code (SGP-008). */
  | {
      readonly kind: 'handOver';
      readonly url: string;
      /** The address is an https link that the app has claimed, as the realm's document says; without it, only a scheme of the app's own is opened (SGP-009). */
      readonly claimed?: boolean;
    }
  /**
   * The viewer goes on by a link that somebody else shows them, in a mail or at a partner: the house keeps where they were going, for when
   * it opens in this browser (SGN-109).
   */
  | { readonly kind: 'linkSent' }
  /** The app around the page has seen the answer and exchanges the code itself (SGN-102): the page only says so. */
  | { readonly kind: 'leftToApp' }
  /**
   * The viewer who is signed in stays so, and takes over what a partner grants them. That costs the refresh token, which no plugin sees:
   * the house spends it, and asks what follows (SGP-043, SGP-044).
   */
  | { readonly kind: 'sync'; readonly onSynced: () => SignInStep; readonly onRefused: (error: unknown) => Promise<SignInStep> }
  /** The form has something to show to the viewer who is signed in, before they go on (SGP-053). */
  | { readonly kind: 'show' }
  /** Whoever is signed in goes on to where the sign-in leads. */
  | { readonly kind: 'onward' }
  /**
   * Nothing proves that this browser asked for what comes next, so the viewer is asked first: to be signed in by a mailed `link`, or to let an
   * `app` go on with the sign-in. `proceed` rejects with a CallError or a {@link SignInFailure}.
   */
  | {
      readonly kind: 'ask';
      readonly about: 'link' | 'app';
      /** Who is signed in, or the app that goes on, where that is known. */
      readonly account?: string | undefined;
      readonly proceed: () => Promise<SignInStep>;
    }
  /** Nothing more to do here: the viewer turned back. */
  | { readonly kind: 'stay' }
  /**
   * A new viewer is known to the provider; the house asks whether they want to go on, and for its terms, before an account is made
   * (SGP-069). `complete` rejects with a CallError.
   */
  | {
      readonly kind: 'confirm';
      /** What the provider calls the viewer, such as an email, where it has told. */
      readonly account?: string | undefined;
      readonly complete: (consents: readonly ConsentAnswer[]) => Promise<SignInStep>;
    };

/** A failure that the provider has words of its own for. The house says the text under `key`; `reason`, if any, is what it is tracked by. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';

  constructor(
    readonly key: string,
    readonly reason?: unknown,
  ) {
    super(`Signing in failed: ${key}`);
  }
}

/** A viewer's answer to one of the realm's terms (SGN-072). */
export interface ConsentAnswer {
  readonly fieldName: string;
  readonly answer: boolean;
}

export interface SignInFormProps {
  readonly intent: SignInIntent;
  /** Prefills the email (SGN-027). */
  readonly email?: string | undefined;
  /** The house stores the tokens and follows the after-sign-in rules; what fails there it shows itself. */
  readonly onStep: (step: SignInStep) => void;
  /** Reports a refusal: it is tracked and mapped to a text (SGN-056). The form shows the key it gives back. */
  readonly explain: (error: unknown) => string;
  /** The viewer begins anew: what the house said of the last attempt is taken away (SGN-059). Nothing stands there without it. */
  readonly onBegin?: () => void;
  /**
   * Asks for the realm's terms, before an account is made: gives the answers, none when the realm has no terms, and null when the
   * viewer closed the dialog, which ends the sign-up (SGN-066 to SGN-072).
   */
  readonly consent: () => Promise<readonly ConsentAnswer[] | null>;
  /**
   * Proves that a person signs in, where the realm asks for that (RLM-018): gives headers for the call that signs in, a new set for every
   * call, and none elsewhere. Rejects with an error that `explain` understands. The manifest says `captcha` of such a provider.
   */
  readonly proof: () => Promise<Readonly<Record<string, string>>>;
  /** The way to a new password, where the manifest says `hasPasswordResetPage`: the form puts it by the field of the password. */
  readonly forgotten?: ReactNode;
}

/** What a provider's page at a route role is handed: what a form is, and the address's parameters. */
export interface SignInPageProps extends SignInFormProps {
  /** Such as `result` and `device` of PROVIDERS. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The stage of the sign-in pages: the page says its title and what stands beneath it. */
  readonly Layout: ComponentType<SignInLayoutProps>;
}

export interface SignInLayoutProps {
  readonly title: string;
  /** A line beneath the title. */
  readonly lead?: string | null;
  /** A page that ends something has no way back to the list of ways. */
  readonly isEnd?: boolean;
  readonly children: ReactNode;
}

/** What a provider's own button is handed. It has no place for words: what is to be said, the house says above it. */
export interface SignInButtonProps extends Pick<SignInFormProps, 'intent' | 'onStep' | 'consent'> {
  /** What the house would write on it. */
  readonly label: string;
  /** A press begins anew: what was said of the last one is taken away (SGN-059). */
  readonly onBegin: () => void;
  /** Reports what failed, to be tracked and said: a refusal by the platform, a window that the browser would not open. Turning back is no failure (SGP-073). */
  readonly onRefusal: (error: unknown) => void;
}

/** The browser opened no window for the provider; a new press may. */
export class PopupBlocked extends Error {
  override readonly name = 'PopupBlocked';
  constructor() {
    super('The browser opened no window for the provider.');
  }
}

/** An answer that nothing ties to a sign-in begun here. The house says that signing in failed (SGP-016). */
export class UnboundAnswer extends Error {
  override readonly name = 'UnboundAnswer';
}

/** Fields for signing in or up, and the steps of a provider that redirects. */
export interface SignInProvider {
  /** Drawn by the login page and the side panel for `presentation: form`. */
  readonly Form?: ComponentType<SignInFormProps>;
  readonly SignUpForm?: ComponentType<SignInFormProps>;
  /** Drawn for `presentation: button`, on pages where the manifest's origins are allowed; elsewhere stands a link to such a page. */
  readonly Button?: ComponentType<SignInButtonProps>;
  /** Drawn at the route roles that the manifest names under `roles`. */
  readonly Page?: ComponentType<SignInPageProps>;
  /** Starts a redirect. Rejects with a CallError when the provider cannot be reached. */
  begin?(intent: SignInIntent): Promise<SignInStep>;
  /** The viewer is back at the realm with the provider's answer in the address. Called once per address. */
  resume?(returned: URL): Promise<SignInStep>;
  /** Ends the provider's own session on sign-out; may answer where the browser goes for it. Failures are logged only (SGN-062). */
  end?(): Promise<{ readonly url: string } | void>;
  /** Changes the password of who is here, for providers that keep passwords of their own (PWD-023). Rejects with an error that `explain` understands. */
  changePassword?(current: string, next: string): Promise<void>;
}

/** What a realm decides about signing in, and the screen it happens on. */
export interface SignInSettings {
  /** New accounts bring a token that the site itself is asking (RLM-028). */
  readonly appCheck: boolean;
  /** Whether the screen is a phone's, whichever way it is held (RLM-052). */
  readonly isPhone: () => boolean;
}
export const signInSettings = token<SignInSettings>('sign-in-settings@1');
