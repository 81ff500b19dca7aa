/** Contract of every payment method. */
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { CallError, PaymentRefusal, type Basket, type PaymentDetails } from '../../../core/sdk';
import commerceExamples from '../../../schemas/platform/examples/commerce.json';
import { renderInRuntime } from '../renderInRuntime';
import { describeWallet } from './describeWallet';
import { everyContribution } from './everyContribution';
import { activated, factsOf, pluginMessages, returnUrl, type PaymentSubject } from './subject';

const basketExample = commerceExamples.basket.value;
const basketAtZeroExample = commerceExamples.basketAtZero.value;

/** A basket with an amount due. */
export const basket = basketExample as Basket;
/** A basket with nothing due. */
export const basketAtZero = basketAtZeroExample as Basket;

/** Runs the suite under the given title. */
export function describePaymentMethod<Options>(title: string, subject: PaymentSubject<Options>): void {
  const facts = factsOf(subject, 'payment-method');
  const hasForm = facts['kind'] === 'form';
  // Redirects have no result on this page.
  const isWallet = facts['kind'] === 'native';
  const collectsHere = facts['kind'] !== 'browser' && !isWallet && (!hasForm || subject.fill !== undefined);

  /** The method rendered on a page and ready to pay. */
  async function onPage(locale = 'en') {
    const { contribution, runtime } = await activated('payment-method', subject);
    const { Form } = contribution;
    const reported = { ready: false, problem: null as PaymentRefusal | null };
    const form = Form && (
      <Form
        basket={subject.basket}
        onReady={(ready) => (reported.ready = ready)}
        onProblem={(problem) => (reported.problem = problem)}
        disabled={false}
      />
    );
    const rendered = await renderInRuntime(<main>{form}</main>, { runtime, locale });
    await act(async () => undefined);
    const user = userEvent.setup();
    const collect = async (answer?: () => Promise<void>): Promise<PaymentDetails> => {
      const collecting = contribution.collect(subject.basket, returnUrl);
      // Asserted below; avoids an unhandled rejection until then.
      collecting.catch(() => undefined);
      await act(async () => undefined);
      await answer?.();
      await act(async () =>
        collecting.then(
          () => undefined,
          () => undefined,
        ),
      );
      return collecting;
    };
    return { contribution, runtime, reported, user, rendered, collect };
  }

  describe(`the contract of a payment method: ${title}`, () => {
    afterEach(cleanup);
    everyContribution('payment-method', subject);

    test('it is offered for its basket, and accepts any basket', async () => {
      const { contribution } = await activated('payment-method', subject);
      expect(contribution.offers(subject.basket)).toBe(true);
      for (const each of [basket, basketAtZero]) expect(typeof contribution.offers(each)).toBe('boolean');
    });

    test('querying its offer has no side effects', async () => {
      const { contribution, runtime } = await activated('payment-method', subject);
      const before = JSON.stringify(subject.basket);
      contribution.offers(subject.basket);
      expect(JSON.stringify(subject.basket)).toBe(before);
      expect(runtime.platform.calls).toEqual([]);
      expect(runtime.scripts).toEqual([]);
    });

    test('it has a form exactly when there is something to enter', async () => {
      const { contribution } = await activated('payment-method', subject);
      if (hasForm) expect(contribution.Form).toBeDefined();
      if (facts['kind'] === 'none') expect(contribution.Form).toBeUndefined();
      expect(contribution.Wallet === undefined).toBe(!isWallet);
    });

    test('its name is one of its own texts', () => {
      expect(Object.keys(pluginMessages(subject.manifest.id)['en'] ?? {})).toContain(facts['labelKey']);
    });

    if (hasForm) {
      test.each(['en', 'ar'])(
        'its form renders in %s, its own fields have accessible names, and it unmounts cleanly',
        async (locale) => {
          const before = document.body.childElementCount;
          const { reported, rendered } = await onPage(locale);
          for (const control of document.querySelectorAll(
            'input:not([type=hidden]), select, textarea, button',
          ))
            expect(control).toHaveAccessibleName();
          expect(() => rendered.unmount()).not.toThrow();
          expect(reported.ready).toBe(false);
          cleanup();
          expect(document.body.childElementCount).toBe(before);
          expect(document.querySelectorAll('iframe, dialog')).toHaveLength(0);
        },
      );

      test('a failed preparation shows an error and can be retried', async () => {
        const { contribution, runtime } = await activated('payment-method', subject);
        runtime.platform.unreachable();
        const problems: (PaymentRefusal | null)[] = [];
        const readiness: boolean[] = [];
        const { Form } = contribution;
        if (Form === undefined) throw new Error('A method of the kind "form" brings a Form.');
        const { container } = await renderInRuntime(
          <Form
            basket={subject.basket}
            onReady={(ready) => readiness.push(ready)}
            onProblem={(problem) => problems.push(problem)}
            disabled={false}
          />,
          { runtime },
        );
        await act(async () => undefined);
        if (runtime.platform.calls.length === 0) return;
        expect(readiness).not.toContain(true);
        expect(problems.at(-1)).toBeInstanceOf(PaymentRefusal);
        expect(container.querySelector('[role=alert]')).not.toBeNull();
        expect(container.querySelector('button')).toHaveAccessibleName();
      });

      test('nothing can be collected while there is no form', async () => {
        const { contribution } = await activated('payment-method', subject);
        await expect(contribution.collect(subject.basket, returnUrl)).rejects.toBeInstanceOf(PaymentRefusal);
      });
    }

    if (collectsHere) {
      test('its result names the provider and the kind of payment, without the entered values', async () => {
        const { runtime, reported, user, collect } = await onPage();
        await subject.fill?.(user);
        if (hasForm) expect(reported.ready).toBe(true);
        const details = await collect();
        expect(details.targetPaymentProvider).not.toBe('');
        expect(details.paymentMethodType).not.toBe('');
        const left = JSON.stringify([
          details,
          runtime.platform.calls,
          runtime.lines,
          runtime.events,
          runtime.navigation.visited,
          runtime.navigation.left,
          runtime.outside,
        ]);
        for (const secret of subject.entered ?? [])
          expect(left.replaceAll(/\s/g, '')).not.toContain(secret.replaceAll(/\s/g, ''));
      });
    }

    const { refuse, challenge, wallet } = subject;
    if (isWallet) {
      if (wallet === undefined) throw new Error('A method of the kind "native" is tested with its wallet.');
      describeWallet(subject, wallet);
    }

    if (refuse !== undefined && !isWallet) {
      test('a refusal has a code that core can explain, and the next attempt may succeed', async () => {
        const { runtime, user, collect } = await onPage();
        await subject.fill?.(user);
        refuse(runtime);
        const error = await collect().catch((reason: unknown) => reason);
        expect(error instanceof PaymentRefusal || error instanceof CallError).toBe(true);
        await subject.fill?.(user);
        await expect(collect()).resolves.toMatchObject({
          targetPaymentProvider: expect.any(String) as unknown,
        });
      });
    }

    if (challenge !== undefined) {
      test.each(['passed', 'failed'] as const)(
        'a challenge that is %s ends the wait, and leaves nothing over the page',
        async (outcome) => {
          const { runtime, user, collect } = await onPage();
          await subject.fill?.(user);
          challenge.arrange(outcome, runtime);
          const ending = collect(() => challenge.answer?.(user, outcome) ?? Promise.resolve());
          if (outcome === 'passed')
            await expect(ending).resolves.toMatchObject({
              targetPaymentProvider: expect.any(String) as unknown,
            });
          else await expect(ending).rejects.toBeInstanceOf(PaymentRefusal);
          expect(document.querySelectorAll('dialog[open]')).toHaveLength(0);
        },
      );
    }

    test('a redirect method handles the return', async () => {
      const { contribution } = await activated('payment-method', subject);
      if (facts['kind'] === 'browser')
        expect(contribution).toMatchObject({ resume: expect.any(Function) as unknown });
      if (subject.refused === undefined) return;
      await expect(contribution.resume?.(new URL(subject.refused, returnUrl))).rejects.toBeInstanceOf(
        PaymentRefusal,
      );
    });
  });
}
