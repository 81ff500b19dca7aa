/** Baskets of the composed product, and the order that it shows. */
import { screen } from '@testing-library/react';
import type { Basket } from '../../../core/generated/platform';
import { basket } from '../commerce/commerceFixture';
import { bank, card } from './paymentMethods';

export const savedCard = {
  paymentDetailsExternalId: 'card-1',
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
  paymentMethodDetails: { type: 'card', brand: 'visa', last4: '4242' },
};
export const filled = (more: Partial<Basket> = {}): Basket => basket({ providers: [card, bank], ...more });
export const owing = {
  billingDetailsRequired: true,
  missingFields: [{ fieldName: 'name', fieldType: 'name', required: true, label: null }],
};

export const order = () => screen.getByRole('region', { name: 'Your order' });
