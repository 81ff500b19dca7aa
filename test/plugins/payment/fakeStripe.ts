/** A fake of Stripe.js: draws a named input in place of the frame, and answers as a test sets it. */

export interface FakeStripe {
  /** Every call, in order: `elements`, `mount`, `submit`, `confirmPayment`, … */
  readonly calls: string[];
  readonly seen: {
    key?: string;
    options?: Record<string, unknown>;
    wallet?: Record<string, unknown>;
    confirm?: Record<string, unknown>;
    readOnly?: boolean;
  };
  /** The browser's wallets; undefined for none. */
  wallets: Readonly<Record<'applePay' | 'googlePay', boolean>> | undefined;
  /** The viewer's action in the sheet of a wallet. */
  sheet: 'approve' | 'cancel';
  submit: () => Promise<object>;
  confirmPayment: () => Promise<object>;
  confirmSetup: () => Promise<object>;
  handleNextAction: () => Promise<object>;
  /** Raises an event of the fields. */
  raise(event: string, detail: object): void;
  /** Defines the global. */
  install(): void;
  remove(): void;
}

export function fakeStripe(): FakeStripe {
  const [fields, wallets] = [events(), events()];
  let input: HTMLInputElement | null = null;
  const succeeded = async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
  const fake: FakeStripe = {
    calls: [],
    seen: {},
    wallets: { applePay: false, googlePay: true },
    sheet: 'approve',
    submit: async () => ({ selectedPaymentMethod: 'card' }),
    confirmPayment: succeeded,
    confirmSetup: async () => ({ setupIntent: { id: 'seti_1', status: 'succeeded' } }),
    handleNextAction: succeeded,
    raise: (event, detail) => [fields, wallets].forEach((each) => each.raise(event, detail)),
    install: () => void Object.assign(globalThis, { Stripe: create }),
    remove: () => void Reflect.deleteProperty(globalThis, 'Stripe'),
  };
  const element = {
    on: fields.on,
    mount: (place: HTMLElement) => {
      fake.calls.push('mount');
      input = document.createElement('input');
      input.setAttribute('aria-label', 'Card number');
      place.append(input);
      queueMicrotask(() => fields.raise('ready', { elementType: 'payment' }));
    },
    update: ({ readOnly }: { readOnly: boolean }) => {
      fake.seen.readOnly = readOnly;
    },
    focus: () => {
      fake.calls.push('focus');
      input?.focus();
    },
    destroy: () => {
      fake.calls.push('destroy');
      input?.remove();
      fields.clear();
    },
  };
  let button: HTMLButtonElement | null = null;
  const open = () => {
    fake.calls.push('open');
    if (fake.sheet === 'cancel') wallets.raise('cancel', { elementType: 'expressCheckout' });
    else
      wallets.raise('confirm', {
        expressPaymentType: 'google_pay',
        paymentFailed: () => fake.calls.push('paymentFailed'),
      });
  };
  const wallet = {
    on: wallets.on,
    mount: (place: HTMLElement) => {
      fake.calls.push('mount');
      button = document.createElement('button');
      button.textContent = 'Google Pay';
      button.addEventListener('click', () =>
        wallets.raise('click', {
          expressPaymentType: 'google_pay',
          resolve: open,
          reject: () => fake.calls.push('stopped'),
        }),
      );
      place.append(button);
      queueMicrotask(() =>
        wallets.raise('ready', { elementType: 'expressCheckout', availablePaymentMethods: fake.wallets }),
      );
    },
    destroy: () => {
      fake.calls.push('destroy');
      button?.remove();
      wallets.clear();
    },
  };
  const confirm = (name: 'confirmPayment' | 'confirmSetup') => (how: Record<string, unknown>) => {
    fake.calls.push(name);
    fake.seen.confirm = how;
    return fake[name]();
  };
  const create = (key: string) => {
    fake.seen.key = key;
    return {
      elements: (options: Record<string, unknown>) => {
        fake.calls.push('elements');
        fake.seen.options = options;
        return {
          create: (type: string, settings: Record<string, unknown>) => {
            if (type !== 'expressCheckout') return element;
            fake.seen.wallet = settings;
            return wallet;
          },
          submit: () => {
            fake.calls.push('submit');
            return fake.submit();
          },
        };
      },
      confirmPayment: confirm('confirmPayment'),
      confirmSetup: confirm('confirmSetup'),
      handleNextAction: () => {
        fake.calls.push('handleNextAction');
        return fake.handleNextAction();
      },
    };
  };
  return fake;
}

/** The listeners of one element. */
function events() {
  const listeners = new Map<string, ((detail: object) => void)[]>();
  return {
    on: (event: string, listener: (detail: object) => void) =>
      void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    raise: (event: string, detail: object) => listeners.get(event)?.forEach((listener) => listener(detail)),
    clear: () => listeners.clear(),
  };
}
