/** A fake of Braintree's SDK: puts named inputs into the boxes in place of frames, and answers as a test sets it. */
import type {
  Braintree,
  FieldKey,
  FieldsEvent,
  FieldsState,
  HostedFieldsSettings,
  ThreeDSecure,
  Verified,
  VerifiedCard,
} from '../../../plugins/payment/braintree/braintreeWeb';

export interface FakeBraintree {
  /** Every call, in order: `client`, `hostedFields`, `tokenize`, `verifyCard`, … */
  readonly calls: string[];
  readonly seen: { authorization?: string; fields?: HostedFieldsSettings; card?: VerifiedCard };
  state: FieldsState;
  tokenize: () => Promise<{ nonce: string; details: { bin: string } }>;
  /** The 3-D Secure result; `ask` shows a frame of the bank and resolves once it is in the page. */
  verify: (ask: (frame: HTMLElement) => Promise<void>) => Promise<Verified>;
  /** Defines the global. */
  install(): void;
  remove(): void;
}

export const right = { isEmpty: false, isValid: true, isPotentiallyValid: true };
export const complete: FieldsState = { fields: { number: right, expirationDate: right, cvv: right } };
export const vouched: Verified = {
  nonce: 'nonce-vouched',
  threeDSecureInfo: {
    liabilityShifted: true,
    liabilityShiftPossible: true,
    status: 'authenticate_successful',
  },
};

export function fakeBraintree(): FakeBraintree {
  const inputs = new Map<FieldKey, HTMLInputElement>();
  let onFrame: Parameters<ThreeDSecure['on']>[1] = () => undefined;
  let cancel: (error: object) => void = () => undefined;
  const fake: FakeBraintree = {
    calls: [],
    seen: {},
    state: complete,
    tokenize: async () => ({ nonce: 'nonce-1', details: { bin: '411111' } }),
    verify: async () => vouched,
    install: () => void Object.assign(globalThis, { braintree: sdk }),
    remove: () => void Reflect.deleteProperty(globalThis, 'braintree'),
  };
  const sdk: Braintree = {
    client: {
      create: async ({ authorization }) => {
        fake.calls.push('client');
        fake.seen.authorization = authorization;
        return {};
      },
    },
    hostedFields: {
      create: async (settings) => {
        fake.calls.push('hostedFields');
        fake.seen.fields = settings;
        const listeners: ((state: FieldsEvent) => void)[] = [];
        for (const [name, { container, iframeTitle = '' }] of Object.entries(settings.fields)) {
          const key = name as FieldKey;
          const input = document.createElement('input');
          input.setAttribute('aria-label', iframeTitle);
          input.addEventListener('input', () =>
            listeners.forEach((listener) => listener({ ...fake.state, emittedBy: key })),
          );
          container.append(input);
          inputs.set(key, input);
        }
        return {
          on: (_, listener) => listeners.push(listener),
          getState: () => fake.state,
          focus: (field) => {
            fake.calls.push(`focus ${field}`);
            inputs.get(field)?.focus();
          },
          setAttribute: ({ field }) => inputs.get(field)?.setAttribute('disabled', ''),
          removeAttribute: ({ field }) => inputs.get(field)?.removeAttribute('disabled'),
          tokenize: async () => {
            fake.calls.push('tokenize');
            return fake.tokenize();
          },
          teardown: async () => {
            fake.calls.push('teardown fields');
            for (const input of inputs.values()) input.remove();
          },
        };
      },
    },
    threeDSecure: {
      create: async () => {
        fake.calls.push('threeDSecure');
        return {
          on: (_, listener) => (onFrame = listener),
          verifyCard: async (card) => {
            fake.calls.push('verifyCard');
            fake.seen.card = card;
            await new Promise<void>((next) => card.onLookupComplete({}, next));
            const cancelled = new Promise<never>((_, reject) => (cancel = reject));
            cancelled.catch(() => undefined);
            const ask = (element: HTMLElement) => new Promise<void>((next) => onFrame({ element }, next));
            return Promise.race([fake.verify(ask), cancelled]);
          },
          cancelVerifyCard: async () => {
            fake.calls.push('cancelVerifyCard');
            cancel({ code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT', type: 'CUSTOMER' });
          },
          teardown: async () => void fake.calls.push('teardown 3ds'),
        };
      },
    },
  };
  return fake;
}
