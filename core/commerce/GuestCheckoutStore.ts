/**
 * Checkout without an account: tokens for one checkout, separate from the session's token vault, in session
 * storage (GFT-015).
 */
import { makeAutoObservable, runInAction } from 'mobx';
import type { TokenSource } from '../platform/transport/TokenSource';
import { CallError, type AnswerOf, type PlatformClient } from '../sdk/platform';
import type { GuestCheckout } from '../sdk/checkout';
import type { KeyValueStore } from '../sdk/services';
import { createGuestCheckoutPrincipal } from '../sdk/endpoints/gifts';
import { refreshTokens } from '../sdk/endpoints/session';
import { paymentKeys } from './purchaseMemory';

export const GUEST_CHECKOUT_KEY = paymentKeys.guestCheckout;

type RenewedTokens = AnswerOf<'refreshTokens'>;

interface Principal {
  readonly authorisationToken: string;
  readonly email: string;
  readonly refreshToken: string | null;
}

export interface GuestCheckoutDeps {
  /** Session storage, so that it survives a redirect to a bank. */
  readonly values: KeyValueStore;
  /** Creates a client that sends these tokens. */
  readonly clientOf: (tokens: TokenSource) => PlatformClient;
  /** A client that sends no tokens. */
  readonly tokenless: PlatformClient;
}

export class GuestCheckoutStore implements GuestCheckout {
  readonly client: PlatformClient;
  private principal: Principal | null;

  readonly #deps: GuestCheckoutDeps;

  constructor(deps: GuestCheckoutDeps) {
    this.#deps = deps;
    this.principal = read(deps.values);
    this.client = deps.clientOf({
      current: () => this.principal?.authorisationToken ?? null,
      renew: () => this.renew(),
    });
    makeAutoObservable(this, { client: false });
  }

  get email(): string | null {
    return this.principal?.email ?? null;
  }

  async open(email: string): Promise<void> {
    const tokens = await this.#deps.tokenless.call(createGuestCheckoutPrincipal, { body: { email } });
    runInAction(() => this.keep(email, tokens));
  }

  close(): void {
    this.principal = null;
    this.#deps.values.remove(GUEST_CHECKOUT_KEY);
  }

  private async renew(): Promise<'renewed' | 'lost'> {
    const { principal } = this;
    if (principal?.refreshToken == null) return 'lost';
    try {
      const tokens = await this.#deps.tokenless.call(refreshTokens, {
        body: { refreshToken: principal.refreshToken },
      });
      runInAction(() => this.keep(principal.email, tokens));
      return 'renewed';
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 401) throw error;
      runInAction(() => this.close());
      return 'lost';
    }
  }

  /** A refresh without a new refresh token retains the old one. */
  private keep(email: string, { authorisationToken, refreshToken }: RenewedTokens): void {
    this.principal = {
      email,
      authorisationToken,
      refreshToken: refreshToken ?? this.principal?.refreshToken ?? null,
    };
    this.#deps.values.write(GUEST_CHECKOUT_KEY, JSON.stringify(this.principal));
  }
}

/** Unreadable state means no guest. */
function read(values: KeyValueStore): Principal | null {
  try {
    const kept: unknown = JSON.parse(values.read(GUEST_CHECKOUT_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { email, authorisationToken, refreshToken } = kept as Partial<Principal>;
    return typeof email === 'string' && typeof authorisationToken === 'string'
      ? { email, authorisationToken, refreshToken: typeof refreshToken === 'string' ? refreshToken : null }
      : null;
  } catch {
    return null;
  }
}
