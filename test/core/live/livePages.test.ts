import { advanced, merged, pageCount, pageWithin, type ListFacts } from '../../../core/live/livePages';

const event = (id: string, title = id) => ({
  id: `card-${id}`,
  eventId: id,
  title,
  accessLevel: 'GRANTED' as const,
});
const message = (type: 'STARTED' | 'CHANGED' | 'ENDED', id: string, title?: string) =>
  ({
    channel: 'live-events',
    type,
    eventId: id,
    event: type === 'ENDED' ? null : event(id, title),
    sentAt: 0,
  }) as const;
const first: ListFacts = { list: 'live', page: 1, rowsPerPage: 3 };
const shown = { events: [event('a'), event('b'), event('c')], total: 7 };
const summary = ({ events, total }: ReturnType<typeof merged>) =>
  `${events.map(({ eventId, title }) => (title === eventId ? eventId : `${eventId}=${title}`)).join()} of ${total}`;

test.each([
  ['whole pages', 30, 15, 1, 2],
  ['a last page that is not full', 31, 15, 1, 3],
  ['nothing', 0, 15, 1, 1],
  ['no total: the page that is shown is the last', null, 15, 4, 4],
])('LIV-010 how many pages there are: %s', (_what, total, rows, page, pages) => {
  expect(pageCount(total, rows, page)).toBe(pages);
});

test.each([
  [0, 3, 1],
  [1, 3, 1],
  [3, 3, 3],
  [4, 3, 3],
  [1, 0, 1],
])('LIV-010 page %i of %i is page %i', (page, pages, within) => {
  expect(pageWithin(page, pages)).toBe(within);
});

test.each([
  ['what starts heads the first page, which keeps its length', message('STARTED', 'n'), first, 'n,a,b of 8'],
  ['on a later page it only counts', message('STARTED', 'n'), { ...first, page: 2 }, 'a,b,c of 8'],
  ['one that is known is replaced, not counted again', message('STARTED', 'b', 'B'), first, 'a,b=B,c of 7'],
  ['a change is made in place', message('CHANGED', 'c', 'C'), first, 'a,b,c=C of 7'],
  ['a change of another page is none', message('CHANGED', 'x', 'X'), first, 'a,b,c of 7'],
  ['what ends leaves', message('ENDED', 'b'), first, 'a,c of 6'],
  ['what ends elsewhere is no news', message('ENDED', 'x'), first, 'a,b,c of 7'],
  [
    'what starts is no longer to come',
    message('STARTED', 'a'),
    { ...first, list: 'upcoming' as const },
    'b,c of 6',
  ],
  [
    'what is to come is not joined by what starts',
    message('STARTED', 'n'),
    { ...first, list: 'upcoming' as const },
    'a,b,c of 7',
  ],
])('LIV-027 messages are merged by id: %s', (_what, message, facts, expected) => {
  expect(summary(merged(shown, message, facts))).toBe(expected);
});

test('LIV-020 a channel’s message advances the card of the event that it broadcasts, and no other', () => {
  const info = { currentProgramme: { title: 'Late news', startDate: 1, endDate: 2 } };
  const events = [
    { ...event('a'), programmingInfo: { channelId: 'one' } },
    { ...event('b'), programmingInfo: { channelId: 'two' } },
  ];
  const saying = {
    channel: 'now-playing',
    type: 'NOW_PLAYING',
    channelId: 'two',
    programmingInfo: info,
    sentAt: 0,
  } as const;
  const after = advanced(events, saying);
  expect(after[0]).toBe(events[0]);
  expect(after[1]?.programmingInfo).toEqual({ channelId: 'two', ...info });
  expect(advanced(events, { ...saying, eventId: 'a' })[0]?.programmingInfo).toMatchObject(info);
  expect(advanced(events, { ...saying, channelId: 'three' })).toBe(events);
});
