import { afterList, afterMessage, type LiveKnowledge } from '../../../core/live/liveNews';

const event = (id: string) => ({ id, eventId: id, title: id, accessLevel: 'GRANTED' as const });
const known = (ids: string[], total = ids.length): LiveKnowledge => ({ ids: new Set(ids), total });
const message = (type: 'STARTED' | 'CHANGED' | 'ENDED', id: string) => ({
  channel: 'live-events' as const,
  type,
  eventId: id,
  event: event(id),
  sentAt: 0,
});
const summary = ({ known: now, fresh }: ReturnType<typeof afterList>) => ({
  total: now?.total,
  fresh: fresh.map(({ id }) => id),
});

test.each([
  ['LIV-029 the first list after a load has no news', null, ['a', 'b'], 2, { total: 2, fresh: [] }],
  [
    'LIV-029 what the last list did not have is newly live',
    known(['a']),
    ['a', 'b'],
    2,
    { total: 2, fresh: ['b'] },
  ],
  ['LIV-029 what was gone for a list is news again', known(['a']), ['b'], 1, { total: 1, fresh: ['b'] }],
  ['NAV-033 LIV-003 the count is the platform’s total', null, ['a'], 31, { total: 31, fresh: [] }],
  ['NAV-033 else the length of the list', null, ['a', 'b'], null, { total: 2, fresh: [] }],
])('%s', (_rule, before, events, total, expected) => {
  expect(summary(afterList(before, events.map(event), total))).toEqual(expected);
});

test.each([
  [
    'LIV-027 an event that starts is counted and is news',
    known(['a']),
    message('STARTED', 'b'),
    { total: 2, fresh: ['b'] },
  ],
  [
    'LIV-027 one that is known already is neither',
    known(['a']),
    message('STARTED', 'a'),
    { total: 1, fresh: [] },
  ],
  [
    'LIV-027 one that changes changes no count',
    known(['a']),
    message('CHANGED', 'a'),
    { total: 1, fresh: [] },
  ],
  [
    'LIV-027 one that ends is no longer counted',
    known(['a', 'b']),
    message('ENDED', 'a'),
    { total: 1, fresh: [] },
  ],
  [
    'LIV-027 nor is one beyond the first page',
    known(['a'], 30),
    message('ENDED', 'z'),
    { total: 29, fresh: [] },
  ],
  [
    'LIV-027 one that nobody knew changes nothing by ending',
    known(['a']),
    message('ENDED', 'z'),
    { total: 1, fresh: [] },
  ],
  [
    'LIV-029 before the first list there is nothing to merge into',
    null,
    message('STARTED', 'a'),
    { total: undefined, fresh: [] },
  ],
])('%s', (_rule, before, sent, expected) => {
  expect(summary(afterMessage(before, sent))).toEqual(expected);
});
