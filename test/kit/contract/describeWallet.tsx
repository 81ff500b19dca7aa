/** Contract of a payment method of the kind `native`, included in that of every payment method. */
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { CallError, PaymentRefusal, type Basket } from '../../../core/sdk';
import { renderInRuntime } from '../renderInRuntime';
import { activated, returnUrl, type PaymentSubject } from './subject';

/** A wallet's button, as the payment page draws it. */
export function describeWallet<Options>(
  subject: PaymentSubject<Options>,
  { offered, sheet, press }: NonNullable<PaymentSubject<Options>['wallet']>,
): void {
  async function onPage(locale = 'en') {
    offered(true);
    sheet('approve');
    const { contribution, runtime } = await activated('payment-method', subject);
    const { Wallet } = contribution;
    if (Wallet === undefined) throw new Error('A method of the kind "native" brings a Wallet.');
    const calls: string[] = [];
    const page = {
      opens: true,
      /** What the page does with an approved payment. */
      pays: async (): Promise<unknown> => contribution.collect(subject.basket, returnUrl),
      ended: undefined as Promise<unknown> | undefined,
    };
    const draw = (drawn: Basket) => (
      <main>
        <Wallet
          basket={drawn}
          disabled={false}
          onAvailable={(available) => calls.push(available ? 'available' : 'not available')}
          onPress={() => page.opens}
          onCancel={() => calls.push('cancelled')}
          onApprove={async () => {
            calls.push('approved');
            page.ended = page.pays();
            await page.ended.catch(() => undefined);
          }}
        />
      </main>
    );
    const show = async () => {
      const rendered = await renderInRuntime(draw(subject.basket), { runtime, locale });
      await act(async () => undefined);
      return rendered;
    };
    const user = userEvent.setup();
    const pressed = async () => {
      await press(user);
      await act(async () => undefined);
    };
    return { contribution, runtime, calls, page, show, pressed };
  }

  test.each(['en', 'ar'])(
    'in %s its button has an accessible name, is reported as available, and unmounts cleanly',
    async (locale) => {
      const { calls, show } = await onPage(locale);
      const { unmount } = await show();
      expect(calls).toEqual(['available']);
      for (const control of document.querySelectorAll('button')) expect(control).toHaveAccessibleName();
      unmount();
      cleanup();
      expect(document.querySelectorAll('iframe, dialog, button')).toHaveLength(0);
    },
  );

  test('a browser without the wallet is reported', async () => {
    const { calls, show } = await onPage();
    offered(false);
    await show();
    expect(calls).toEqual(['not available']);
  });

  test('a script that fails to load makes the wallet unavailable, and is logged', async () => {
    const { runtime, calls, show } = await onPage();
    runtime.runScript = () => Promise.reject(new Error('It cannot be loaded.'));
    await show();
    expect(calls).toEqual(['not available']);
    expect(runtime.lines.filter((line) => line.startsWith('error'))).toHaveLength(1);
  });

  test('an approved sheet is secured by the provider, and its result names the payment', async () => {
    const { calls, page, show, pressed } = await onPage();
    await show();
    await pressed();
    expect(calls).toEqual(['available', 'approved']);
    await expect(page.ended).resolves.toMatchObject({
      targetPaymentProvider: expect.any(String) as unknown,
      paymentMethodType: expect.any(String) as unknown,
    });
  });

  test('a closed sheet is reported as cancelled', async () => {
    const { calls, show, pressed } = await onPage();
    sheet('cancel');
    await show();
    await pressed();
    expect(calls).toEqual(['available', 'cancelled']);
  });

  test('the page can prevent the sheet from opening', async () => {
    const { calls, page, show, pressed } = await onPage();
    page.opens = false;
    await show();
    await pressed();
    expect(calls).toEqual(['available']);
  });

  test('nothing is collected without approval, twice, or for another charge', async () => {
    const { contribution, page, show, pressed } = await onPage();
    await expect(contribution.collect(subject.basket, returnUrl)).rejects.toBeInstanceOf(PaymentRefusal);
    await show();
    await expect(contribution.collect(subject.basket, returnUrl)).rejects.toBeInstanceOf(PaymentRefusal);
    page.pays = async () =>
      contribution.collect(
        { ...subject.basket, discountedTotal: subject.basket.discountedTotal + 1 },
        returnUrl,
      );
    await pressed();
    await expect(page.ended).rejects.toBeInstanceOf(PaymentRefusal);
    await expect(contribution.collect(subject.basket, returnUrl)).rejects.toBeInstanceOf(PaymentRefusal);
  });

  const { refuse } = subject;
  if (refuse !== undefined)
    test('a refusal has a code that core can explain, and the next press may pay', async () => {
      const { runtime, page, show, pressed } = await onPage();
      await show();
      refuse(runtime);
      await pressed();
      const error = await page.ended?.catch((reason: unknown) => reason);
      expect(error instanceof PaymentRefusal || error instanceof CallError).toBe(true);
      await pressed();
      await expect(page.ended).resolves.toMatchObject({
        targetPaymentProvider: expect.any(String) as unknown,
      });
    });
}
