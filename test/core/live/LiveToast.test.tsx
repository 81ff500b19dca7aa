/** The notification that an event has gone live. */
import { act, screen } from '@testing-library/react';
import { LiveToasts } from '../../../core/live/LiveToasts';
import { LiveToast } from '../../../core/live/components/LiveToast';
import { fakeContext, renderInRuntime } from '../../kit';

test('NAV-070 NAV-074 an event that goes live is announced by a persistent live region', async () => {
  const { runtime } = fakeContext({ options: {} });
  const toasts = new LiveToasts(runtime.clock);
  await renderInRuntime(<LiveToast toasts={toasts} fallbackImage={undefined} />, { runtime });
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => toasts.announce({ id: 'card-a', liveEventId: 'a', title: 'Title night', type: 'LIVE' }));
  expect(region).toContainElement(screen.getByText('Title night'));
});

test('RLM-081 NAV-073 it disappears after 15 seconds, and the next one is shown', async () => {
  const { runtime } = fakeContext({ options: {} });
  const toasts = new LiveToasts(runtime.clock);
  await renderInRuntime(<LiveToast toasts={toasts} fallbackImage={undefined} />, { runtime });
  act(() =>
    ['a', 'b'].forEach((id) => toasts.announce({ id, liveEventId: id, title: `Event ${id}`, type: 'LIVE' })),
  );
  act(() => runtime.clock.pass(14_999));
  expect(screen.getByRole('status')).toContainElement(screen.getByText('Event a'));
  act(() => runtime.clock.pass(1));
  expect(screen.queryByText('Event a')).toBeNull();
  expect(screen.getByText('Event b')).toBeVisible();
});
