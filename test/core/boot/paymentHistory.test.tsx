/** The labels of records in the composed product's payment history, by the platform's record type. */
import { screen, within } from '@testing-library/react';
import { composedTests, platform } from './composed';
import { openAt } from './licencePages';

composedTests();

test.each([
  [
    'ACC-011 payments',
    {
      TRIAL_INVOICE: 'Trial invoice',
      FAILED_PAYMENT: 'Failed payment',
      PAID_INVOICE: 'Paid invoice',
      PAYMENT_FAILED: 'Payment failed',
      PAY_BY_ANOTHER_CARD: 'Paid by another card',
      FAILED_INVOICE: 'Unpaid invoice',
      PAID_ORDER: 'Order',
    },
  ],
  [
    'ACC-012 subscriptions',
    {
      SUBSCRIPTION: 'Subscription begun',
      CANCEL_SUBSCRIPTION: 'Cancellation asked for',
      REFUNDED: 'Refund',
      CANCELLED_SUBSCRIPTION: 'Subscription cancelled',
    },
  ],
  [
    'ACC-013 licences',
    {
      LICENCE_UPGRADE: 'Moved up',
      LICENCE_DOWNGRADE: 'Moved down',
      LICENCE_RENEWAL: 'Renewal',
      LICENCE_CANCELLED: 'Ended',
      LICENCE_REVOKED: 'Taken back',
    },
  ],
  [
    'ACC-014 disputes and funds',
    {
      DISPUTE_CREATED: 'Dispute opened',
      DISPUTE_UPDATED: 'News on the dispute',
      DISPUTE_CLOSED: 'Dispute closed',
      FUND_WITHDRAWN: 'Amount held back',
      FUND_REINSTATED: 'Amount given back',
    },
  ],
  ['ACC-015 refunds', { FAILED_REFUND: 'Refund failed', PRO_RATA_REFUND: 'Part refund' }],
  [
    'ACC-016 types that are not known, as the platform writes them, and a failed payment apart from a payment that failed',
    {
      GOODWILL_CREDIT: 'GOODWILL_CREDIT',
      toString: 'toString',
      FAILED_PAYMENT: 'Failed payment',
      PAYMENT_FAILED: 'Payment failed',
    },
  ],
])('%s', async (_, types) => {
  const items = Object.keys(types).map((itemType) => ({
    id: itemType,
    name: `Record ${itemType}`,
    date: Date.UTC(2026, 0, 1),
    itemType,
  }));
  platform().get('/api/v2/customer/payments').query(true).reply(200, { items, page: 1, totalPages: 1 });
  await openAt('/account?section=payments', {});
  for (const [itemType, text] of Object.entries(types)) {
    const record = (await screen.findByText(`Record ${itemType}`)).closest('li');
    expect(record).not.toBeNull();
    expect(within(record!).getByText(text)).toBeVisible();
  }
});
