/** The contribution point `sign-in-provider`: a sign-in method. */
import type { ComponentType, ReactNode } from 'react';
import { SharedError } from './SharedError';
import { token } from './token';

/** What the viewer wants and where they came from; preserved by core across redirects (SGN-109). */
export interface SignInIntent {
  readonly type: 'login' | 'signup';
  /** Query of the current login address; a redirecting provider returns to the realm and restores it. */
  readonly query: URLSearchParams;
}

/** Tokens of a successful sign-in (API-022). */
export interface TokenAnswer {
  readonly authorisationToken: string;
  readonly refreshToken: string;
  readonly missingInformationStatus?: string | null | undefined;
  readonly linkedAccounts?: readonly { readonly provider: string }[] | null | undefined;
}

/** Outcome of a provider's step. */
export type SignInStep =
  | {
      readonly kind: 'tokens';
      readonly tokens: TokenAnswer;
      readonly signedUp?: boolean;
      readonly query?: URLSearchParams;
    }
  /** Redirects to the provider. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** Continues at a page of this site, such as the company picker (SGP-115). */
  | { readonly kind: 'page'; readonly path: string }
  /** A native app takes over with the code (SGP-008). */
  | {
      readonly kind: 'handOver';
      readonly url: string;
      /**
       * An https link claimed by the app, according to the realm's document; without it, only the app's
       * custom scheme is opened (SGP-009).
       */
      readonly claimed?: boolean;
    }
  /**
   * The viewer continues by a link in a mail or at a partner: core stores the return target in case it opens
   * in this browser (SGN-109).
   */
  | { readonly kind: 'linkSent' }
  /** The surrounding app has seen the answer and exchanges the code itself (SGN-102): the page only shows a message. */
  | { readonly kind: 'leftToApp' }
  /**
   * Stays signed in and syncs what a partner grants. That consumes the refresh token, which plugins never
   * see: core spends it and asks for the next step (SGP-043, SGP-044).
   */
  | {
      readonly kind: 'sync';
      readonly onSynced: () => SignInStep;
      readonly onRefused: (error: unknown) => Promise<SignInStep>;
    }
  /** The form shows something to the signed-in viewer before continuing (SGP-053). */
  | { readonly kind: 'show' }
  /** Continues to the target of the sign-in. */
  | { readonly kind: 'onward' }
  /**
   * Nothing proves that this browser initiated the next step, so the viewer confirms first: a sign-in by a
   * mailed `link`, or an `app` taking over. `proceed` rejects with a CallError or a {@link SignInFailure}.
   */
  | {
      readonly kind: 'ask';
      readonly about: 'link' | 'app';
      /** The account, or the app that takes over, where known. */
      readonly account?: string | undefined;
      readonly proceed: () => Promise<SignInStep>;
    }
  /** No further step: the viewer cancelled. */
  | { readonly kind: 'stay' }
  /**
   * The provider knows the viewer, but the platform does not: core asks for confirmation and for answers to
   * the terms before an account is made (SGP-069). `complete` rejects with a CallError.
   */
  | {
      readonly kind: 'confirm';
      /** The provider's name for the viewer, such as an email, if disclosed. */
      readonly account?: string | undefined;
      readonly complete: (consents: readonly ConsentAnswer[]) => Promise<SignInStep>;
    };

/**
 * A failure for which the provider has its own message. Core shows the text under `key`; `reason`, if any, is
 * used for tracking.
 */
export class SignInFailure extends SharedError {
  static override readonly brand = Symbol.for('proscenium/SignInFailure@1');
  override readonly name = 'SignInFailure';

  constructor(
    readonly key: string,
    readonly reason?: unknown,
  ) {
    super(`Signing in failed: ${key}`);
  }
}

/** A viewer's answer to one of the realm's consents (SGN-072). */
export interface ConsentAnswer {
  readonly fieldName: string;
  readonly answer: boolean;
}

/** Props of a provider's form. */
export interface SignInFormProps {
  readonly intent: SignInIntent;
  /** Prefills the email (SGN-027). */
  readonly email?: string | undefined;
  /** Core stores the tokens and applies the after-sign-in rules; it shows errors of those itself. */
  readonly onStep: (step: SignInStep) => void;
  /** Tracks a refusal and maps it to a message key, which the form shows (SGN-056). */
  readonly explain: (error: unknown) => string;
  /** A new attempt starts: core removes its message about the last one (SGN-059). Absent when core shows none. */
  readonly onBegin?: () => void;
  /**
   * Asks for the realm's consents before an account is made: resolves to the answers, empty when the realm
   * has none, null when the viewer closed the dialog, which cancels the sign-up (SGN-066 to SGN-072).
   */
  readonly consent: () => Promise<readonly ConsentAnswer[] | null>;
  /**
   * Captcha, where the realm requires it (RLM-018): headers for the sign-in call, new ones for each call;
   * otherwise empty. Rejects with an error that `explain` handles. The manifest of such a provider sets
   * `captcha`.
   */
  readonly proof: () => Promise<Readonly<Record<string, string>>>;
  /**
   * Link to the password reset, where the manifest sets `hasPasswordResetPage`: the form puts it next to the
   * password field.
   */
  readonly forgotten?: ReactNode;
}

/** Props of a provider's page at a route role: those of a form, plus the route parameters. */
export interface SignInPageProps extends SignInFormProps {
  /** Such as `result` and `device` of PROVIDERS. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Layout of the sign-in pages: the page passes its title and lead. */
  readonly Layout: ComponentType<SignInLayoutProps>;
}

/** Props of the layout of sign-in pages. */
export interface SignInLayoutProps {
  readonly title: string;
  /** Text below the title. */
  readonly lead?: string | null;
  /** A final page has no link back to the list of sign-in methods. */
  readonly isEnd?: boolean;
  readonly children: ReactNode;
}

/** Props of a provider's own button. It has no room for messages: core shows them above it. */
export interface SignInButtonProps extends Pick<SignInFormProps, 'intent' | 'onStep' | 'consent'> {
  /** The default label. */
  readonly label: string;
  /** A press starts a new attempt: removes the message about the last one (SGN-059). */
  readonly onBegin: () => void;
  /**
   * Reports a failure for tracking and display: a refusal by the platform, a blocked pop-up. Cancelling is no
   * failure (SGP-073).
   */
  readonly onRefusal: (error: unknown) => void;
}

/** The browser blocked the provider's pop-up; another press may succeed. */
export class PopupBlocked extends SharedError {
  static override readonly brand = Symbol.for('proscenium/PopupBlocked@1');
  override readonly name = 'PopupBlocked';
  constructor() {
    super('The browser opened no window for the provider.');
  }
}

/** An answer that cannot be matched to a sign-in started here. Core shows that signing in failed (SGP-016). */
export class UnboundAnswer extends SharedError {
  static override readonly brand = Symbol.for('proscenium/UnboundAnswer@1');
  override readonly name = 'UnboundAnswer';
}

/** A provider's sign-in and sign-up UI, and its redirect steps. */
export interface SignInProvider {
  /** Drawn by the login page and the side panel for `presentation: form`. */
  readonly Form?: ComponentType<SignInFormProps>;
  readonly SignUpForm?: ComponentType<SignInFormProps>;
  /**
   * Drawn for `presentation: button`, on pages whose CSP allows the manifest's origins; elsewhere a link to
   * such a page is shown.
   */
  readonly Button?: ComponentType<SignInButtonProps>;
  /** Drawn at the route roles listed in the manifest under `roles`. */
  readonly Page?: ComponentType<SignInPageProps>;
  /** Starts a redirect. Rejects with a CallError when the provider cannot be reached. */
  begin?(intent: SignInIntent): Promise<SignInStep>;
  /** The viewer returned with the provider's answer in the address. Called once per address. */
  resume?(returned: URL): Promise<SignInStep>;
  /** Ends the provider's session on sign-out; may return a URL to redirect to. Failures are only logged (SGN-062). */
  end?(): Promise<{ readonly url: string } | void>;
  /**
   * Changes the viewer's password, for providers that manage passwords (PWD-023). Rejects with an error that
   * `explain` handles.
   */
  changePassword?(current: string, next: string): Promise<void>;
}

/** The realm's sign-in settings and the device type. */
export interface SignInSettings {
  /** New accounts send an app-check token, proving that the site itself calls (RLM-028). */
  readonly appCheck: boolean;
  /** Whether the device is a phone, in either orientation (RLM-052). */
  readonly isPhone: () => boolean;
}
/** The realm's sign-in settings. */
export const signInSettings = token<SignInSettings>('sign-in-settings@1');
