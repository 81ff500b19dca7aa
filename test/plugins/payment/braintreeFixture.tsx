/** Braintree's card form with a fake of its scripts. */
import { cleanup } from '@testing-library/react';
import type { BraintreeOptions } from '../../../plugins/payment/braintree/options.generated';
import { fakeBraintree, vouched, type FakeBraintree } from './fakeBraintree';

export const options: BraintreeOptions = {
  scriptUrl: 'https://braintree.example/js/',
  assetsUrl: 'https://braintree.example/',
  apiUrls: [],
  songbirdUrl: 'https://braintree.example/',
  bankUrls: [],
  threeDSecure: 'required',
};

export const details = {
  targetPaymentProvider: 'braintree',
  paymentMethodType: 'card',
  paymentDetailsExternalId: 'nonce-vouched',
};

export const failed = {
  nonce: 'nonce-1',
  threeDSecureInfo: { liabilityShifted: false, liabilityShiftPossible: true, status: 'authenticate_failed' },
};

export let braintree: FakeBraintree;

beforeEach(() => {
  braintree = fakeBraintree();
  braintree.install();
});

afterEach(() => {
  cleanup();
  braintree.remove();
});

/** A bank's 3-D Secure challenge in a frame with two buttons. */
export function bankAsks(): void {
  braintree.verify = (ask) =>
    new Promise((answer) => {
      const frame = document.createElement('div');
      for (const [name, outcome] of [
        ['Yes', vouched],
        ['No', failed],
      ] as const) {
        const button = document.createElement('button');
        button.textContent = name;
        button.addEventListener('click', () => answer(outcome));
        frame.append(button);
      }
      void ask(frame);
    });
}
