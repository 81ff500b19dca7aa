/** Stripe.js without Stripe: draws a named input in place of the frame, and answers as a test tells it. */

export interface FakeStripe {
  /** Every call, in order: `elements`, `mount`, `submit`, `confirmPayment`, … */
  readonly calls: string[];
  readonly seen: { key?: string; options?: Record<string, unknown>; confirm?: Record<string, unknown>; readOnly?: boolean };
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
  const listeners = new Map<string, ((detail: object) => void)[]>();
  let input: HTMLInputElement | null = null;
  const succeeded = async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
  const fake: FakeStripe = {
    calls: [],
    seen: {},
    submit: async () => ({ selectedPaymentMethod: 'card' }),
    confirmPayment: succeeded,
    confirmSetup: async () => ({ setupIntent: { id: 'seti_1', status: 'succeeded' } }),
    handleNextAction: succeeded,
    raise: (event, detail) => listeners.get(event)?.forEach((listener) => listener(detail)),
    install: () => void Object.assign(globalThis, { Stripe: create }),
    remove: () => void Reflect.deleteProperty(globalThis, 'Stripe'),
  };
  const element = {
    on: (event: string, listener: (detail: object) => void) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
      return element;
    },
    mount: (place: HTMLElement) => {
      fake.calls.push('mount');
      input = document.createElement('input');
      input.setAttribute('aria-label', 'Card number');
      place.append(input);
      queueMicrotask(() => fake.raise('ready', { elementType: 'payment' }));
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
      listeners.clear();
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
          create: () => element,
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
