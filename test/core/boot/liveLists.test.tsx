/** Live lists of the composed product when they cannot be fetched. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../../core/sdk';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';

composedTests();

const answered = {
  events: [{ id: 'e1', eventId: 'e1', type: 'LIVE', title: 'Main event', accessLevel: 'GRANTED' }],
  page: 1,
  totalPages: 1,
  totalResults: 1,
};

/** The platform fails to list live events until it is repaired. */
function broken(): { mend: () => void } {
  let works = false;
  platform()
    .persist()
    .get('/api/v2/event/live')
    .query(true)
    .reply(() => (works ? [200, answered] : [500, {}]));
  return { mend: () => void (works = true) };
}

test('ERR-023 the side panel shows that live events could not be read, logs it, and reads them again on a press', async () => {
  platform()
    .persist()
    .get('/api/v2/user')
    .reply(200, { id: '7', email: 'ada@example.org', role: 'USER', isGuest: false });
  const site = await compose({ at: '/no/such/page', tab: browserProfile(signedIn()).tab() });
  await site.draw();
  await waitFor(() => expect(site.get(session).viewer.id).toBe('7'));
  const list = broken();
  await userEvent.click(await screen.findByRole('button', { name: /^Live/ }));
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByRole('alert')).toBeVisible();
  expect(site.reports.filter((line) => line.includes('What is live could not be loaded.'))).toHaveLength(1);
  list.mend();
  await userEvent.click(panel.getByRole('button', { name: /again/i }));
  expect(await panel.findByRole('link', { name: /Main event/ })).toHaveAttribute(
    'href',
    '/live/e1/main-event',
  );
  expect(panel.queryByRole('alert')).toBeNull();
});

test('ERR-023 the page of live events does the same', async () => {
  const list = broken();
  const site = await compose({ at: '/livenow' });
  await site.draw();
  expect(await screen.findByText('Something did not work. Please try again later.')).toBeVisible();
  expect(site.reports.filter((line) => line.includes('The events were not read whole.'))).toHaveLength(1);
  list.mend();
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('link', { name: /Main event/ })).toBeVisible();
});
