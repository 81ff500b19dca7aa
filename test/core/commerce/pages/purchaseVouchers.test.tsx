/** The purchase page: vouchers under the order. */
import { cleanup, screen } from '@testing-library/react';
import { CallError } from '../../../../core/sdk';
import { basket, stripeProvider, zeroProvider } from '../commerceFixture';
import { settled } from './checkoutFixture';
import { atPayment } from './purchaseVisit';

afterEach(cleanup);

describe('vouchers', () => {
  const taking = { ...stripeProvider, hasVouchers: true };
  const free = basket({
    discountedTotal: 0,
    discountedTax: 0,
    providers: [{ ...zeroProvider, hasVouchers: true }],
    vouchers: [{ code: 'FULLHOUSE', name: 'Full house', discount: 999 }],
  });

  test('PAY-025 are entered only where the payment method accepts them', async () => {
    await atPayment();
    expect(screen.queryByRole('button', { name: 'Add a voucher' })).not.toBeInTheDocument();
  });

  test('PAY-003 PAY-020 PAY-035 PAY-036 one for the full amount leaves nothing to pay; when it is removed, the card is selected again', async () => {
    const { runtime, user } = await atPayment({
      basket: basket({ providers: [taking] }),
      answers: { addVoucher: free, removeVoucher: free },
    });
    await user.click(screen.getByRole('button', { name: 'Add a voucher' }));
    const code = screen.getByRole('textbox', { name: 'Voucher code' });
    expect(code).toHaveFocus();
    runtime.platform.answer('readBasket', free);
    await user.type(code, ' fullhouse {Enter}');
    await settled();
    expect(runtime.platform.calls.find(({ endpoint }) => endpoint === 'addVoucher')?.input).toEqual({
      path: { code: 'fullhouse' },
    });
    expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent(
      /Full house.*−€9\.99.*Due today€0\.00/s,
    );
    expect(screen.getByText('1 voucher applied')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    runtime.platform.answer('readBasket', basket({ providers: [taking] }));
    await user.click(screen.getByRole('button', { name: 'Remove Full house' }));
    await settled();
    expect(screen.getByLabelText('Card number')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a voucher' })).toHaveFocus();
  });

  test.each([
    [404, 'voucherUnknown', 'There is no voucher with this code.'],
    [409, 'voucherExpired', 'This voucher has run out.'],
    [500, 'down', 'The voucher could not be checked. Try again.'],
  ])('PAY-035 a refusal with %i %s is shown at the field, and the code stays', async (status, code, text) => {
    const { user } = await atPayment({
      basket: basket({ providers: [taking] }),
      answers: { addVoucher: new CallError('addVoucher', status, code, []) },
    });
    await user.click(screen.getByRole('button', { name: 'Add a voucher' }));
    await user.type(screen.getByRole('textbox', { name: 'Voucher code' }), 'NOPE{Enter}');
    await settled();
    const field = screen.getByRole('textbox', { name: 'Voucher code' });
    expect(field).toHaveValue('NOPE');
    expect(field).toHaveAccessibleDescription(text);
    expect(field).toHaveFocus();
  });
});
