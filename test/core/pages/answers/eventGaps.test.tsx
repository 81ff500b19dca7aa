/** Current and upcoming events, with a gap for every field that the contract allows to be missing or null. */
import { LiveNowList } from '../../../../core/live/components/LiveNowList';
import LiveNowPage from '../../../../core/live/pages/LiveNowPage';
import UpcomingPage from '../../../../core/live/pages/UpcomingPage';
import { FakeClock } from '../../../kit';
import { filled, gapsIn } from '../../../kit/contract/gaps';
import { elementsOf, fallenWith, pageOf, standAlone, unseen } from './pagesFixture';

standAlone();
const now = new FakeClock().now();
const beside = { id: 'beside', eventId: 'beside', title: 'Beside it', accessLevel: 'GRANTED' };
const cards = ['GRANTED', 'DENIED'].flatMap((accessLevel) =>
  gapsIn('LiveEventCard', filled('LiveEventCard', { type: 'LIVE', accessLevel }, now)),
);
const events = elementsOf(cards);
const whole = filled('LiveEventList', { events: [beside], page: 1, totalPages: 1, totalResults: 1 }, now);

const pages = [
  { title: 'LIV-001 LIV-049 what is live now', call: '/api/v2/event/live', page: () => <LiveNowPage /> },
  { title: 'LIV-014 what is to come', call: '/api/v2/event/upcoming', page: () => <UpcomingPage /> },
  {
    title: 'LIV-006 NAV-060 what is live, in the side panel',
    call: '/api/v2/event/live',
    page: () => <LiveNowList report={(error) => failures.push(String(error))} />,
  },
];
const failures: string[] = [];
beforeEach(() => failures.splice(0));

describe.each(pages)('$title', ({ call, page }) => {
  const given = (answer: unknown) => ({ at: '/live', answers: { [call]: answer }, page, until: 'Beside it' });

  test('LIV-019 ENT-025 shows every event, whichever field it lacks', async () => {
    const { reported, text } = await pageOf(
      given({ events: [...events.map(({ element }) => element), beside], totalResults: events.length + 1 }),
    );
    expect([reported, failures, unseen(events, text())]).toEqual([[], [], []]);
  });

  test('LIV-003 ENT-025 is drawn with each gap that the list may have', async () => {
    const gaps = gapsIn('LiveEventList', whole).filter(({ name }) => !name.startsWith('events.'));
    expect(await fallenWith(gaps, ({ answer }) => given({ ...answer, events: [beside] }))).toEqual([]);
  });

  test.each([
    [
      'null and an event without an id among the events',
      { events: [null, { title: 'No id' }, beside], totalResults: 3 },
    ],
    ['LIV-010 a total of null', { events: [beside], totalResults: null }],
    ['LIV-010 a total of zero', { events: [beside], totalResults: 0 }],
    [
      'LIV-019 a schedule and a programme of nothing',
      {
        events: [
          {
            ...beside,
            id: 'odd',
            eventId: 'odd',
            eventSchedule: {},
            programmingInfo: { currentProgramme: {}, nextProgramme: {} },
          },
          beside,
        ],
        totalResults: 2,
      },
    ],
  ])('ENT-025 %s: the rest shows', async (_what, answer) => {
    const { text } = await pageOf(given(answer));
    expect(text()).toContain('Beside it');
  });
});
