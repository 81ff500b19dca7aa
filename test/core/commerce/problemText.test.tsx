/** The text of a failed payment (PAY-070). */
import { parse } from '@formatjs/icu-messageformat-parser';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useProblemText } from '../../../core/commerce/components/useProblemText';
import { paymentProblem, type ProblemText } from '../../../core/commerce/rules/paymentProblem';
import { Intl } from '../../../core/i18n/Intl';
import { MessageStore } from '../../../core/i18n/MessageStore';
import { CallError, PaymentRefusal } from '../../../core/sdk';
import { adyenErrorCode as adyenCode } from '../../../plugins/payment/adyen/refusal';
import { braintreeErrorCode as braintreeCode } from '../../../plugins/payment/braintree/refusal';
import { FakeClock } from '../../kit';
import { coreTexts } from '../../kit/renderInRuntime';

const noTexts = () =>
  new MessageStore(
    {
      source: { load: async () => ({}), loadRealm: async () => ({}) },
      labels: { load: async () => null, texts: async () => ({ translations: {} }) },
      memory: { read: () => null, write: () => undefined },
      report: () => undefined,
      after: () => () => undefined,
      development: false,
    },
    { locale: 'en', bundles: { runtime: { anErrorOccured: parse('Something went wrong.') } }, realm: {} },
  );

function shownText(problem: ProblemText, store: MessageStore): string {
  const clock = new FakeClock();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Intl store={store} timeZone="UTC" now={() => clock.now()}>
      {children}
    </Intl>
  );
  return renderHook(() => useProblemText(), { wrapper }).result.current(problem);
}

test.each([
  ['a text of ours', { key: 'expired_card' } as const, 'The card has expired.'],
  ['a text that came with the failure', { text: 'Ask your bank.' }, 'Ask your bank.'],
])('%s', (_, problem, expected) => {
  expect(shownText(problem, coreTexts('en'))).toBe(expected);
});

test('PAY-070 PAY-072 a key missing in every bundle falls back to anErrorOccured, never to itself', () => {
  expect(shownText({ key: 'expired_card' }, noTexts())).toMatch(/went wrong/i);
});

describe('PAY-070 PAY-077 a provider’s own code, from the platform or from the provider, has a text of core', () => {
  test.each([
    [adyenCode, '6', 'expired_card'],
    [adyenCode, '77', 'card_generic'],
    [braintreeCode, '2010', 'incorrect_cvc'],
    [braintreeCode, '2999', 'card_generic'],
  ])('%p %s', (translate, code, key) => {
    for (const error of [new CallError('payBasket', 402, code, []), new PaymentRefusal(code, '')])
      expect(paymentProblem(error, translate)).toMatchObject({ message: { key } });
  });

  test('PAY-067 a code that is not the provider’s keeps the platform’s text', () => {
    expect(paymentProblem(new CallError('payBasket', 402, 'WALLET_FROZEN', []), adyenCode)).toMatchObject({
      message: { text: 'WALLET_FROZEN' },
    });
  });
});
