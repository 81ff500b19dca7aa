/** A visit to the purchase page, as its tests start it. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PurchasePage from '../../../../core/commerce/pages/PurchasePage';
import { licence } from '../commerceFixture';
import { from, openPage, settled, type FixtureOptions } from './checkoutFixture';

export const address = `/purchase?from=${encodeURIComponent(from)}`;
export const open = (options: Partial<FixtureOptions> = {}) =>
  openPage(PurchasePage, { address, ...options });
/** The button that pays for the month pass. */
export const pay = /^Pay €9\.99/;

/** At the payment of the month pass. */
export const atPayment = async (options: Partial<FixtureOptions> = {}) => {
  const user = userEvent.setup();
  const checkout = await open({ ...options, licences: options.licences ?? [licence()] });
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await settled();
  return { ...checkout, checkout, user };
};
