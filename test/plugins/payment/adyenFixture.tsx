/** Adyen's card form with a fake Adyen Web. */
import { cleanup } from '@testing-library/react';
import type { AdyenOptions } from '../../../plugins/payment/adyen/options.generated';
import { fakeAdyen, type FakeAdyen } from './fakeAdyen';

export const options: AdyenOptions = {
  clientKey: 'test_REALM',
  environment: 'test',
  scriptUrl: 'https://adyen.example/adyen.js',
  styleUrl: 'https://adyen.example/adyen.css',
  checkoutUrl: 'https://adyen.example/',
  bankUrls: [],
};

export const details = {
  targetPaymentProvider: 'adyen',
  paymentMethodType: 'card',
  paymentDetailsExternalId: 'pay-1',
};

export let adyen: FakeAdyen;

export const link = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

beforeEach(() => {
  adyen = fakeAdyen();
  adyen.install();
  // The simulated browser fetches no styles.
  const { head } = document;
  jest.spyOn(head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof Node) head.appendChild(node);
    for (const node of nodes)
      if (node instanceof HTMLLinkElement) queueMicrotask(() => void node.dispatchEvent(new Event('load')));
  });
});

afterEach(() => {
  cleanup();
  adyen.remove();
  link()?.remove();
  jest.restoreAllMocks();
});
