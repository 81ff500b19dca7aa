/** The pages of events as a viewer meets them. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { EventList } from '../../../core/live/components/EventList';
import { EventPageStore } from '../../../core/live/EventPageStore';
import { fakeContext, renderInRuntime } from '../../kit';

afterEach(cleanup);
const event = (id: string) => ({ id, eventId: id, title: `Event ${id}`, accessLevel: 'GRANTED' as const });

async function show(answer: unknown) {
  const { runtime } = fakeContext({ options: {} });
  runtime.platform.answer('readLiveEvents', answer);
  const store = new EventPageStore({
    list: 'live',
    client: runtime.platform,
    channels: runtime.channels,
    report: () => undefined,
  });
  let turned = 0;
  await renderInRuntime(
    <EventList
      store={store}
      title="Live now"
      empty={<p>empty</p>}
      failed={<p>failed</p>}
      onTurn={() => (turned += 1)}
    />,
    { runtime },
  );
  act(() => store.open());
  const waiting = screen.queryByRole('status');
  await act(async () => undefined);
  return { runtime, waiting, turned: () => turned };
}

test('LIV-001 LIV-049 cards under a heading, after placeholders of their size; one page has no page numbers', async () => {
  const { waiting } = await show({ events: [event('a'), event('b')], totalResults: 2 });
  expect(waiting).toHaveTextContent('Looking for what is live');
  expect(screen.getByRole('heading', { level: 1, name: 'Live now' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Event a', 'Event b']);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('LIV-007 LIV-010 the pages have next and previous buttons, disabled at the ends, and the page is announced', async () => {
  const { turned } = await show(({ query }: { query: { p: number } }) => ({
    events: [event(`p${query.p}`)],
    totalResults: 30,
  }));
  const [previous, next] = [
    screen.getByRole('button', { name: 'Previous' }),
    screen.getByRole('button', { name: 'Next' }),
  ];
  expect(previous).toBeDisabled();
  // Screen readers announce a change of an element that was there before.
  const announced = within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('status');
  expect(announced).toHaveTextContent('Page 1 of 2');
  fireEvent.click(next);
  await act(async () => undefined);
  expect(announced).toHaveTextContent('Page 2 of 2');
  expect(announced).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Event p2' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(turned()).toBe(1);
});

test('LIV-008 a viewer chooses how many events a page has, and starts with the first page', async () => {
  const { runtime } = await show(({ query }: { query: { p: number; rpp: number } }) => ({
    events: [event(`p${query.p}of${query.rpp}`)],
    totalResults: 30,
  }));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await act(async () => undefined);
  fireEvent.change(screen.getByRole('combobox', { name: 'Events per page' }), { target: { value: '30' } });
  await act(async () => undefined);
  expect(runtime.platform.calls.at(-1)?.input).toMatchObject({ query: { p: 1, rpp: 30 } });
  expect(screen.getByRole('link', { name: 'Event p1of30' })).toBeInTheDocument();
  // One page is left, and the selection remains, so that it can be undone.
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Events per page' })).toHaveValue('30');
});

test.each([
  ['LIV-005 a failure', new Error('down'), 'failed'],
  ['nothing', { events: [], totalResults: 0 }, 'empty'],
])('%s is shown as a message of the page', async (_what, answer, words) => {
  await show(answer);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('LIV-027 events are added and removed while the page is open', async () => {
  const { runtime } = await show({ events: [event('a')], totalResults: 1 });
  act(() =>
    runtime.channels.send('live-events', {
      channel: 'live-events',
      type: 'STARTED',
      eventId: 'n',
      event: event('n'),
      sentAt: 0,
    }),
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Event n', 'Event a']);
  act(() =>
    runtime.channels.send('live-events', { channel: 'live-events', type: 'ENDED', eventId: 'a', sentAt: 0 }),
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Event n']);
});
