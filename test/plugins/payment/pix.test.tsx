/** Paying by Pix: creating, showing and copying the code, and waiting for the payment. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import commerceExamples from '../../../schemas/platform/examples/commerce.json';
import type { Basket, Payment } from '../../../core/sdk';
import activate from '../../../plugins/payment/pix/method';
import manifest from '../../../plugins/payment/pix/plugin.json';
import { qrCode } from '../../../plugins/payment/pix/qrCode';
import {
  basket as anyBasket,
  basketAtZero,
  describePaymentMethod,
  factsOf,
  fakeContext,
  renderInRuntime,
} from 'proscenium/kit';

const paymentExample = commerceExamples.payment.value;

const basket: Basket = {
  ...anyBasket,
  providers: [{ id: 'lanterna-pix', name: 'pix', kind: 'browser', paymentMethodTypes: ['pix'] }],
};
const payment = paymentExample as Payment;
const returnUrl = 'https://lanterna.localhost/pay/lanterna-pix';
afterEach(cleanup);

describePaymentMethod('payment/pix', {
  manifest,
  activate,
  options: {},
  basket,
  arrange: (runtime) =>
    runtime.platform.answer('initPaymentMethod', {
      targetPaymentProvider: 'pix',
      paymentDetailsExternalId: 'pi_1',
    }),
});

const pix = () => {
  const { context, runtime } = fakeContext({
    options: {},
    pluginId: manifest.id,
    facts: factsOf({ manifest }, 'payment-method'),
  });
  runtime.platform.answer('initPaymentMethod', {
    targetPaymentProvider: 'pix',
    paymentDetailsExternalId: 'pi_1',
  });
  return { method: activate(context), runtime };
};

test('PAY-020 PAY-038 its code carries the consents; it charges nothing, and waits on a page of its own', async () => {
  const { method, runtime } = pix();
  const terms = { acknowledgeNoFreeTrial: true, consent: [{ fieldName: 'immediateAccess', answer: true }] };
  await expect(method.collect(basket, returnUrl, { ...terms, leaving: () => undefined })).resolves.toEqual({
    paymentDetailsExternalId: 'pi_1',
    targetPaymentProvider: 'pix',
    paymentMethodType: 'pix',
    waits: true,
  });
  expect(runtime.platform.calls[0]?.input).toEqual({
    body: {
      targetPaymentProvider: 'pix',
      paymentProviderId: 'lanterna-pix',
      paymentMethodType: 'pix',
      returnUrl,
      terms,
    },
  });
});

test('a code is paid once: neither for a zero amount, nor for a trial that is charged later', () => {
  const { method } = pix();
  const trial = {
    ...basket,
    basketItems: basket.basketItems.map((item) => ({
      ...item,
      subscriptionSetting: { subscriptionType: 'SUBSCRIPTION' as const, trialPeriodDuration: 'P7D' },
    })),
  };
  expect([method.offers(basket), method.offers(basketAtZero), method.offers(trial)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('while it is waited for', () => {
  const waiting = async (more: Partial<Payment> = {}) => {
    const { method, runtime } = pix();
    const { Waiting } = method;
    let answer: (later: Partial<Payment>) => void = () => undefined;
    function Page() {
      const [known, setKnown] = useState<Payment>({ ...payment, ...more });
      useEffect(() => {
        answer = (later) => setKnown({ ...payment, ...later });
      }, []);
      return <Waiting payment={known} />;
    }
    await renderInRuntime(<Page />, { runtime });
    return { runtime, again: (later: Partial<Payment>) => act(async () => answer(later)) };
  };

  test('the code is shown as a picture and to copy, with its amount and its expiry', async () => {
    await waiting();
    const user = userEvent.setup();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    expect(screen.getByRole('img', { name: 'Picture of the Pix code' })).toBeInTheDocument();
    expect(screen.getByText('€6.90')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('10:00 left to pay');
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(written).toHaveBeenCalledWith(payment.code);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
  });

  test('where copying is blocked the code is selected', async () => {
    await waiting();
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pix code' });
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, payment.code!.length]);
  });

  test('the time counts down between the platform’s answers, and each answer corrects it', async () => {
    const { runtime, again } = await waiting();
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) await act(async () => runtime.clock.pass(1000));
    };
    await pass(61);
    expect(screen.getByRole('timer')).toHaveTextContent('8:59 left to pay');
    await again({ secondsLeft: 55 });
    expect(screen.getByRole('timer')).toHaveTextContent('0:55 left to pay');
    expect(screen.getByText('Less than a minute left to pay.')).toHaveAttribute('role', 'status');
    await pass(60);
    expect(screen.getByRole('timer')).toHaveTextContent('We are checking whether your payment has come.');
  });
});

describe('the picture', () => {
  /** As an independent decoder has read it: version 1, correction M. */
  const known = `
#######..#..#.#######
#.....#.##....#.....#
#.###.#..#.##.#.###.#
#.###.#..###..#.###.#
#.###.#.#.#.#.#.###.#
#.....#...#.#.#.....#
#######.#.#.#.#######
...........##........
#.#.#.#..###....#..#.
...##..###....#..####
####..###...#...#####
#...##...#....#....#.
....###..#..#.#.##..#
........#.##.#.#.##.#
#######....#.###..###
#.....#....###.###..#
#.###.#.#..#.###..#.#
#.###.#...#...#...##.
#.###.#.###.#...#...#
#.....#..##...#...##.
#######.#.#.#.#.#.###`;

  test('is a square of modules, larger for longer texts, with the three finder patterns', () => {
    for (const [length, size] of [
      [1, 21],
      [15, 25],
      [120, 45],
      [180, 53],
      [660, 97],
    ] as const) {
      const grid = qrCode('x'.repeat(length));
      expect([length, grid.length, new Set(grid.map((line) => line.length)).size]).toEqual([length, size, 1]);
      const corner = (row: number, column: number) =>
        grid
          .slice(row, row + 7)
          .map((line) =>
            line
              .slice(column, column + 7)
              .map((dark) => (dark ? '#' : '.'))
              .join(''),
          )
          .join('\n');
      const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'].join('\n');
      expect([corner(0, 0), corner(0, size - 7), corner(size - 7, 0)]).toEqual([finder, finder, finder]);
    }
  });

  test('matches the expected one of a known text', () => {
    const drawn = qrCode('pix').map((line) => line.map((dark) => (dark ? '#' : '.')).join(''));
    expect(drawn.join('\n')).toBe(known.trim());
  });

  test('of a text too long for a camera is none', () => {
    expect(() => qrCode('x'.repeat(700))).toThrow('too long');
  });
});
