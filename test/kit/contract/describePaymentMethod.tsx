/** What every payment method must do. */
import { cleanup } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import basketExample from '../../../schemas/platform/examples/basket.json';
import basketAtZeroExample from '../../../schemas/platform/examples/basketAtZero.json';
import { PaymentRefusal, type Basket, type PaymentMethod } from '../../../core/sdk';
import { renderInHouse } from '../renderInHouse';
import { everyContribution } from './everyContribution';
import { activated, factsOf, type ContractSubject } from './subject';

/** A basket that costs something. */
export const basket = basketExample as Basket;
/** A basket with nothing to pay. */
export const basketAtZero = basketAtZeroExample as Basket;

export interface PaymentSubject<Options> extends ContractSubject<PaymentMethod, Options> {
  /** A basket the method can pay. */
  readonly basket: Basket;
  /** For a method with a form: how a viewer fills it in. */
  readonly fill?: (user: UserEvent) => Promise<void>;
  /** For a method that leaves the page: an address it comes back to after a refusal. */
  readonly refused?: string;
}

const returnUrl = 'https://ringside.localhost/pay/ringside-stripe';

/** Runs the suite under a title of its own. */
export function describePaymentMethod<Options>(title: string, subject: PaymentSubject<Options>): void {
  const facts = factsOf(subject, 'payment-method');
  const hasForm = facts['kind'] === 'form';

  describe(`the contract of a payment method: ${title}`, () => {
    afterEach(cleanup);
    everyContribution('payment-method', subject);

    test('it pays the basket it is for, and answers for any basket', async () => {
      const { contribution } = await activated(subject);
      expect(contribution.offers(subject.basket)).toBe(true);
      for (const each of [basket, basketAtZero]) expect(typeof contribution.offers(each)).toBe('boolean');
    });

    test('asking what it offers changes nothing', async () => {
      const { contribution, house } = await activated(subject);
      const before = JSON.stringify(subject.basket);
      contribution.offers(subject.basket);
      expect(JSON.stringify(subject.basket)).toBe(before);
      expect(house.platform.calls).toEqual([]);
    });

    test('it has a form when there is something to enter, and none when there is not', async () => {
      const { contribution } = await activated(subject);
      if (hasForm) expect(contribution.Form).toBeDefined();
      if (facts['kind'] === 'none') expect(contribution.Form).toBeUndefined();
    });

    if (hasForm) {
      test.each(['en', 'ar'])('its form is drawn in %s, and its own fields have names', async (locale) => {
        const { contribution, house } = await activated(subject);
        const { Form } = contribution;
        if (Form === undefined) throw new Error('A method of the kind "form" brings a Form.');
        const { unmount } = await renderInHouse(<Form basket={subject.basket} onReady={() => undefined} onProblem={() => undefined} disabled={false} />, { house, locale });
        for (const control of document.querySelectorAll('input:not([type=hidden]), select, textarea, button')) expect(control).toHaveAccessibleName();
        expect(() => unmount()).not.toThrow();
      });
    }

    if (!hasForm || subject.fill !== undefined) {
      test('what it collects names the provider and the kind of payment', async () => {
        const { contribution, house } = await activated(subject);
        const { Form } = contribution;
        if (Form !== undefined) await renderInHouse(<Form basket={subject.basket} onReady={() => undefined} onProblem={() => undefined} disabled={false} />, { house });
        await subject.fill?.(userEvent.setup());
        await act(async () => undefined);
        const details = await contribution.collect(subject.basket, returnUrl);
        expect(details.targetPaymentProvider).not.toBe('');
        expect(details.paymentMethodType).not.toBe('');
      });
    }

    test('a method that leaves the page can take the viewer back', async () => {
      const { contribution } = await activated(subject);
      if (facts['kind'] === 'browser') expect(contribution).toMatchObject({ resume: expect.any(Function) as unknown });
      if (subject.refused === undefined) return;
      await expect(contribution.resume?.(new URL(subject.refused, returnUrl))).rejects.toBeInstanceOf(PaymentRefusal);
    });
  });
}
