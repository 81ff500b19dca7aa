/** The list of live events in the viewer's side panel. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveNowList } from '../../../core/live/components/LiveNowList';
import { CallError } from '../../../core/sdk';
import { fakeContext, renderInRuntime } from '../../kit';

afterEach(cleanup);

test('ERR-027 ERR-028 LIV-005 a list that fails announces the generic error, and retries', async () => {
  const { runtime } = fakeContext({ options: {} });
  const reported: unknown[] = [];
  runtime.platform.answer(
    'readLiveEvents',
    new CallError('readLiveEvents', 500, 'x', ['https://api.example/?token=1']),
  );
  await renderInRuntime(<LiveNowList report={(error) => reported.push(error)} />, { runtime });
  await act(async () => undefined);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something did not work\. Please try again later\.$/);
  expect(reported).toHaveLength(1);
  runtime.platform.answer('readLiveEvents', {
    events: [{ id: 'a', eventId: 'a', title: 'Event a', accessLevel: 'GRANTED' }],
    totalResults: 1,
  });
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('link', { name: 'Event a' })).toBeVisible();
});
