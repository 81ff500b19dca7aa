import { screen } from '@testing-library/react';
import { basket, describePaymentMethod } from 'proscenium/kit';
import activate from './method';
import manifest from './plugin.json';

describePaymentMethod('payment/prepaid', {
  manifest,
  activate,
  options: { digits: 8 },
  basket,
  fill: async (user) => {
    await user.type(screen.getByRole('textbox'), '7000 0001');
  },
});
