/** A fake of Adyen Web: draws named inputs in place of the frames, and answers as a test sets it. */
import type {
  ActionSettings,
  AdyenCard,
  AdyenCheckout,
  AdyenWalletButton,
  AdyenWeb,
  ApplePaySettings,
  CardConfiguration,
  CardState,
  CheckoutSettings,
  GooglePaySettings,
} from '../../../plugins/payment/adyen/adyenWeb';

export interface FakeAdyen {
  /** Every call, in order: `AdyenCheckout`, `mount`, `submit`, … */
  readonly calls: string[];
  readonly seen: {
    checkout?: CheckoutSettings | ActionSettings;
    card?: CardConfiguration;
    action?: object;
    wallet?: ApplePaySettings | GooglePaySettings;
  };
  /** The result of a payment of the session; it is given to the checkout's listeners. */
  pay: (checkout: CheckoutSettings, component: Pick<CardConfiguration, 'onActionHandled'>) => void;
  /** The bank's answer to an action that was drawn. */
  answer: (settings: ActionSettings) => void;
  state: CardState;
  /** The wallets of the browser and the account. */
  wallets: readonly ('Apple Pay' | 'Google Pay')[];
  /** The viewer's action in the sheet of a wallet. */
  sheet: 'approve' | 'cancel';
  /** Defines the global. */
  install(): void;
  remove(): void;
}

export const complete: CardState = {
  isValid: true,
  valid: { encryptedCardNumber: true, encryptedExpiryDate: true, encryptedSecurityCode: true },
  errors: {},
};

export function fakeAdyen(): FakeAdyen {
  const fake: FakeAdyen = {
    calls: [],
    seen: {},
    pay: ({ onPaymentCompleted }) => onPaymentCompleted({ resultCode: 'Authorised', sessionResult: 'r' }),
    answer: ({ onAdditionalDetails }) =>
      onAdditionalDetails(
        { data: { details: { threeDSResult: 'yes' }, paymentData: 'data' } },
        {},
        {
          resolve: ({ resultCode }) => fake.calls.push(`resolve ${resultCode}`),
          reject: () => fake.calls.push('reject'),
        },
      ),
    state: complete,
    wallets: ['Google Pay'],
    sheet: 'approve',
    install: () => void Object.assign(globalThis, { AdyenWeb: web }),
    remove: () => void Reflect.deleteProperty(globalThis, 'AdyenWeb'),
  };

  class FakeCard implements AdyenCard {
    #input: HTMLInputElement | null = null;
    constructor(
      readonly checkout: object,
      readonly settings: CardConfiguration,
    ) {
      fake.seen.card = settings;
    }
    get isValid(): boolean {
      return fake.state.isValid;
    }
    mount(place: HTMLElement): AdyenCard {
      fake.calls.push('mount');
      this.#input = document.createElement('input');
      this.#input.setAttribute('aria-label', 'Card number');
      this.#input.addEventListener('input', () => this.settings.onChange(fake.state));
      place.append(this.#input);
      queueMicrotask(() => this.settings.onConfigSuccess());
      return this;
    }
    submit(): void {
      fake.calls.push('submit');
      const { checkout } = fake.seen;
      if (checkout !== undefined && 'session' in checkout) fake.pay(checkout, this.settings);
    }
    showValidation(): AdyenCard {
      fake.calls.push('showValidation');
      this.settings.onChange(fake.state);
      return this;
    }
    setStatus(status: string): AdyenCard {
      fake.calls.push(`setStatus ${status}`);
      return this;
    }
    setFocusOn(field: string): AdyenCard {
      fake.calls.push(`setFocusOn ${field}`);
      this.#input?.focus();
      return this;
    }
    remove(): void {
      fake.calls.push('remove');
      this.#input?.remove();
    }
  }

  class FakeWallet implements AdyenWalletButton {
    #button: HTMLButtonElement | null = null;
    constructor(
      readonly name: 'Apple Pay' | 'Google Pay',
      readonly settings: ApplePaySettings | GooglePaySettings,
    ) {
      fake.seen.wallet = settings;
    }
    async isAvailable(): Promise<void> {
      if (!fake.wallets.includes(this.name)) throw new Error(`${this.name} is not available.`);
    }
    mount(place: HTMLElement): void {
      fake.calls.push(`mount ${this.name}`);
      this.#button = document.createElement('button');
      this.#button.textContent = this.name;
      this.#button.addEventListener('click', () =>
        this.settings.onClick(
          () => this.#open(),
          () => fake.calls.push('stopped'),
        ),
      );
      place.append(this.#button);
    }
    remove(): void {
      fake.calls.push(`remove ${this.name}`);
      this.#button?.remove();
    }
    #open(): void {
      fake.calls.push('open');
      const { checkout } = fake.seen;
      if (checkout === undefined || !('session' in checkout)) return;
      if (fake.sheet === 'cancel')
        return checkout.onError(Object.assign(new Error('Closed.'), { name: 'CANCEL' }));
      const resolve = () => {
        fake.calls.push('submit');
        fake.pay(checkout, { onActionHandled: this.settings.onActionHandled });
      };
      this.settings.onAuthorized({}, { resolve, reject: () => fake.calls.push('reject') });
    }
  }

  const checkoutOf = (settings: CheckoutSettings | ActionSettings): AdyenCheckout => ({
    createFromAction: (action, { challengeWindowSize }) => {
      fake.seen.action = action;
      return {
        mount: (place) => {
          fake.calls.push(`mount action ${challengeWindowSize}`);
          const button = document.createElement('button');
          button.textContent = 'Answer the bank';
          button.addEventListener('click', () => !('session' in settings) && fake.answer(settings));
          place.append(button);
        },
      };
    },
  });
  const web: AdyenWeb = {
    AdyenCheckout: async (settings) => {
      fake.calls.push('AdyenCheckout');
      fake.seen.checkout = settings;
      return checkoutOf(settings);
    },
    Card: FakeCard,
    ApplePay: class extends FakeWallet {
      constructor(_: AdyenCheckout, settings: ApplePaySettings) {
        super('Apple Pay', settings);
      }
    },
    GooglePay: class extends FakeWallet {
      constructor(_: AdyenCheckout, settings: GooglePaySettings) {
        super('Google Pay', settings);
      }
    },
  };
  return fake;
}
