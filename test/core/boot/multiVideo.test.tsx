/** Several videos side by side in the composed product: their layout, and what is reported to the platform. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigation } from '../../../core/sdk';
import { composedTests } from './composed';
import { bout, streams, watching, type Answers, type Watching } from './playing';

composedTests();

const ids = ['e1', 'e2', 'e3', 'e4', 'e5'];
const events: Answers = Object.fromEntries<object>(
  ids.flatMap((id): [string, object][] => [
    [`GET /api/v4/event/${id}`, { ...bout, id, title: `Event ${id}` }],
    [`POST /api/v5/manifest/event/${id}`, { streams }],
  ]),
);
const answers: Answers = {
  ...events,
  'POST /api/v1/multiviewHeartbeat': {},
  'GET /api/v2/event/live': {
    events: ids.map((id) => ({ id, eventId: id, title: `Event ${id}`, accessLevel: 'GRANTED' })),
    totalResults: 5,
  },
};

const size = { width: 1400, height: 800 };
beforeEach(() => {
  Object.assign(size, { width: 1400, height: 800 });
  // The simulated browser has no layout: each test sets the elements' sizes.
  for (const [name, side] of [
    ['clientWidth', 'width'],
    ['clientHeight', 'height'],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size[side] });
});
afterEach(() => {
  for (const name of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const wall = async (at: string, stage = size, more: Answers = {}): Promise<Watching> => {
  Object.assign(size, stage);
  const page = await watching(at, { answers: { ...answers, ...more } });
  await screen.findAllByRole('radio');
  await waitFor(() => expect(document.querySelectorAll('video').length).toBeGreaterThan(0));
  return page;
};
const places = () =>
  [...document.querySelectorAll<HTMLElement>('main ul > li')].filter(({ style }) => style.inlineSize !== '');
const boxes = () =>
  places().map(({ style }) => ({
    width: Math.round(parseFloat(style.inlineSize)),
    height: Math.round(parseFloat(style.blockSize)),
    start: Math.round(parseFloat(style.insetInlineStart)),
    top: Math.round(parseFloat(style.insetBlockStart)),
  }));

test('MUL-002 MUL-004 there are four layouts of two, two, three and four places; two side by side is the default', async () => {
  await wall('/multi-video/e1');
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'twoUp',
    'pip',
    'threeUp',
    'quad',
  ]);
  expect(screen.getByRole('radio', { name: 'Two side by side' })).toBeChecked();
  for (const [name, count] of [
    ['Two side by side', 2],
    ['One in the corner', 2],
    ['One large, two small', 3],
    ['Four', 4],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(places()).toHaveLength(count);
  }
});

test.each([
  [
    'two are 20 pixels apart',
    '/multi-video/e1?eventId=e2',
    { width: 1880, height: 600 },
    ([one, two]: ReturnType<typeof boxes>) => two!.start - one!.start - one!.width === 20,
  ],
  [
    'from 1000 pixels on two are next to the large one',
    '/multi-video/e1?eventId=e2&eventId=e3',
    { width: 1000, height: 700 },
    ([one, two]: ReturnType<typeof boxes>) => two!.start > one!.width,
  ],
  [
    'and beneath it on a narrower page',
    '/multi-video/e1?eventId=e2&eventId=e3',
    { width: 999, height: 700 },
    ([one, two]: ReturnType<typeof boxes>) => two!.top > one!.height,
  ],
  [
    'the one in the corner is never wider than 600',
    '/multi-video/e1?eventId=e2&layout=pip',
    { width: 3800, height: 2100 },
    ([, two]: ReturnType<typeof boxes>) => two!.width === 600,
  ],
  [
    'and never lower than 100',
    '/multi-video/e1?eventId=e2&layout=pip',
    { width: 1000, height: 210 },
    ([, two]: ReturnType<typeof boxes>) => two!.height === 100,
  ],
])('MUL-009 %s', async (_, at, stage, holds) => {
  await wall(at, stage);
  expect(holds(boxes())).toBe(true);
});

test('MUL-009 the style sheets of the page get the same sizes: gap, control bar and thumbnails', async () => {
  await wall('/multi-video/e1');
  const page = document.querySelector<HTMLElement>('[style*="--control-bar"]');
  expect(
    Object.fromEntries(
      ['--gap', '--control-bar', '--thumbnail-width', '--thumbnail-height'].map((name) => [
        name,
        page?.style.getPropertyValue(name),
      ]),
    ),
  ).toEqual({
    '--gap': '20px',
    '--control-bar': '56px',
    '--thumbnail-width': '200px',
    '--thumbnail-height': '112px',
  });
});

test.each([
  ['may be watched', {}, 0],
  ['must be bought', { accessLevel: 'DENIED' }, 1],
  ['parents keep from this profile', { parentalLock: 'PIN' }, 1],
])(
  'LIV-018 the list of live events shows of an event that %s whether it is open',
  async (_, more, closed) => {
    await wall('/multi-video/e1', size, {
      'GET /api/v2/event/live': {
        events: [{ id: 'x', eventId: 'x', title: 'Another event', accessLevel: 'GRANTED', ...more }],
        totalResults: 1,
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add a video' }));
    await screen.findByRole('button', { name: /^Another event/ });
    expect(screen.queryAllByText('Not open to you yet')).toHaveLength(closed);
  },
);

describe('LIV-047 MUL-011 the heartbeat of all videos shown together', () => {
  const beats = ({ site }: Watching) =>
    site.callsTo('POST', '/api/v1/multiviewHeartbeat').map(
      ({ body }) =>
        body as {
          readonly eventIds: readonly string[];
          readonly positions: readonly number[];
          readonly sessionId: string;
        },
    );
  const both = async (): Promise<Watching> => {
    const page = await wall('/multi-video/e1?eventId=e2');
    await waitFor(() => expect(page.starts).toHaveLength(2));
    return page;
  };

  test('is one every 30 seconds, with every playing video and its position', async () => {
    const page = await both();
    page.tells('timeupdate', { currentTime: 61 });
    await page.pass(30_000);
    expect(beats(page)).toMatchObject([{ eventIds: ['e1', 'e2'], positions: [61, 0] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Pause Event e1' }));
    await page.pass(30_000);
    expect(beats(page)[1]).toMatchObject({
      eventIds: ['e2'],
      positions: [0],
      sessionId: beats(page)[0]?.sessionId,
    });
  });

  test('stops while all are paused, and resumes with the first that plays', async () => {
    const page = await both();
    await userEvent.click(screen.getByRole('button', { name: 'Pause all' }));
    await page.pass(120_000);
    expect(beats(page)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Play Event e2' }));
    await page.pass(30_000);
    expect(beats(page)).toMatchObject([{ eventIds: ['e2'] }]);
  });

  test('ends when the viewer leaves the page', async () => {
    const page = await both();
    await act(async () => page.site.get(navigation).go('/upcoming'));
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
    await page.pass(120_000);
    expect(beats(page)).toEqual([]);
  });
});
