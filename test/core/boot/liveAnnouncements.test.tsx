/** LIV-029: an event that has gone live is announced, in the composed product. */
import { screen, waitFor } from '@testing-library/react';
import { composedTests } from './composed';
import { openChannel, watching } from './playing';
import { card, list, paths } from './liveEventAnswers';

composedTests();

describe('LIV-029 an event that has gone live is announced', () => {
  test('once it is new in the list; the first list announces nothing', async () => {
    let events = [card('a')];
    const answers = { 'GET /api/v2/event/live': (): object => list(events) };
    const page = await watching('/upcoming', { answers });
    await waitFor(() => expect(screen.getAllByText('1 event is on')[0]).toBeInTheDocument());
    expect(screen.queryByText('Event a')).toBeNull();
    events = [card('a'), card('b')];
    await page.pass(120_000);
    expect(await screen.findByText('Event b')).toBeInTheDocument();
    expect(screen.queryByText('Event a')).toBeNull();
  });

  test('and at once when the channel reports it; a known one is not announced again', async () => {
    const send = openChannel('live-events');
    const page = await watching('/upcoming', { answers: { 'GET /api/v2/event/live': list([card('a')]) } });
    await waitFor(() => expect(page.site.callsTo('GET', '/api/v2/channel/live-events')).not.toEqual([]));
    await waitFor(() => expect(paths(page, '/api/v2/event/live')).not.toEqual([]));
    send({ type: 'STARTED', eventId: 'a', event: card('a') });
    send({ type: 'STARTED', eventId: 'c', event: card('c') });
    expect(await screen.findByText('Event c')).toBeInTheDocument();
    expect(screen.queryByText('Event a')).toBeNull();
  });
});
