/** Pages of the composed product share no state: a change in one does not affect the others. */
import { act, screen, waitFor } from '@testing-library/react';
import { navigation } from '../../../core/sdk';
import { pluginRegistry } from '../../../core/boot/tokens';
import newsExamples from '../../../schemas/platform/examples/news.json';
import peopleExamples from '../../../schemas/platform/examples/people.json';
import { compose, composedTests, platform, type Composed } from './composed';

composedTests();

const film = (title: string) => ({ id: 'v1', type: 'VOD', title, accessLevel: 'GRANTED', duration: 600 });
const later = Date.UTC(2999, 0, 1);

/** Address, call and answer of each, and what its page shows of the answer. */
const held = {
  hero: {
    at: '/home',
    call: '/api/v4/content/home',
    shows: 'The great fight',
    answer: {
      sectionId: 'home',
      title: 'Home',
      heroes: [film('The great fight')],
      buckets: [],
      paging: { moreDataAvailable: false },
    },
  },
  'the search': {
    at: '/search?query=van',
    call: '/api/v2/content-search',
    shows: 'Found by a word',
    answer: { results: [film('Found by a word')], page: 1, totalPages: 1, totalResults: 1 },
  },
  'upcoming events': {
    at: '/upcoming',
    call: '/api/v2/event/upcoming',
    shows: 'A later fight',
    answer: {
      events: [
        {
          id: 'e1',
          eventId: 'e1',
          liveEventId: 'e1',
          type: 'UPCOMING',
          title: 'A later fight',
          accessLevel: 'GRANTED',
          eventSchedule: { startDate: later, endDate: later + 1 },
        },
      ],
      page: 1,
      totalPages: 1,
      totalResults: 1,
    },
  },
  rankings: {
    at: '/fighters',
    call: '/api/v2/fighters/rankings',
    shows: 'Chidi Okafor',
    answer: peopleExamples.rankings.value,
  },
  news: {
    at: '/news',
    call: '/api/v2/news/latest',
    shows: 'The belt changes hands in Dublin',
    answer: newsExamples.newsFeed.value,
  },
} as const;
type Held = keyof typeof held;
const names = Object.keys(held) as Held[];

async function site(failing?: Held): Promise<Composed> {
  for (const name of names) {
    const { call, answer } = held[name];
    platform()
      .persist()
      .get(call)
      .query(true)
      .reply(name === failing ? 500 : 200, name === failing ? {} : answer);
  }
  const composed = await compose({
    at: '/no/such/page',
    change: (document) => void delete document['pages'],
  });
  await composed.draw();
  await screen.findByRole('heading', { level: 1 });
  return composed;
}

/** The page of each in turn shows what was answered for it; the failing one offers another try in its place. */
async function visitAll(composed: Composed, failing?: Held): Promise<void> {
  for (const name of names) {
    const { at, shows } = held[name];
    act(() => composed.get(navigation).go(at));
    if (name === failing) {
      await screen.findByRole('button', { name: /again/ });
      expect(screen.queryByText(shows)).toBeNull();
    } else {
      await waitFor(() => expect(screen.queryAllByText(shows)).not.toEqual([]), { timeout: 15_000 });
      expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
    }
  }
}

test.each(names)('RLM-098 where %s cannot be read, everything else is there', async (failing) => {
  await visitAll(await site(failing), failing);
});

test('RLM-098 a plugin that fails is known as failed alone, and what every page holds is there', async () => {
  const composed = await site();
  const registry = composed.get(pluginRegistry);
  const failed = () =>
    [...registry.states].filter(([, { status }]) => status === 'failed').map(([key]) => key);
  act(
    () =>
      void registry.fail(
        { point: 'card-action', plugin: 'action/share', name: 'share' },
        'load',
        new Error('gone'),
      ),
  );
  await visitAll(composed);
  expect(failed()).toEqual(['action/share:card-action/share']);
});
