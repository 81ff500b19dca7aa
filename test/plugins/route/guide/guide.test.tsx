/** The guide's page: its contract, its list on narrow screens, its grid on wide ones, its panel. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import manifest from '../../../../plugins/route/guide/plugin.json';
import activate from '../../../../plugins/route/guide/page';
import type { GuideChannel } from '../../../../core/sdk';
import type { GuideOptions } from '../../../../plugins/route/guide/options.generated';
import { describeRoute, fakeContext, renderInRuntime } from 'proscenium/kit';
import { flushTasks } from '../../../flushTasks';

describeRoute('route/guide', { manifest, activate, options: {} });

const HOUR = 3_600_000;
/** The clock of the tested runtime. */
const now = Date.UTC(2026, 10, 21, 20);
const programme = (hours: number, title: string, more = {}) => ({
  title,
  startDate: now + hours * HOUR,
  endDate: now + (hours + 1) * HOUR,
  ...more,
});
const one: GuideChannel = {
  id: 'one',
  name: 'Channel One',
  number: 1,
  eventId: 'e1',
  accessLevel: 'GRANTED',
  programmes: [
    programme(-2, 'Kept', { recordingId: 'v7' }),
    programme(-1, 'Gone'),
    programme(0, 'Running', { endDate: now + HOUR, description: 'Words on it.' }),
    programme(1, 'Coming'),
  ],
};
const two: GuideChannel = {
  id: 'two',
  name: 'Channel Two',
  number: 2,
  eventId: 'e2',
  accessLevel: 'DENIED',
  programmes: [programme(-0.5, 'Locked')],
};
const guide = { channels: [one, two], paging: { moreDataAvailable: false }, totalResults: 2 };

const size = { width: 0, height: 0 };
beforeAll(() => {
  // The simulated browser has no layout: each test sets the elements' sizes.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => size.width });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
    configurable: true,
    get: () => size.height,
  });
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to !== 'object') return;
    this.scrollLeft = to.left ?? this.scrollLeft;
    this.scrollTop = to.top ?? this.scrollTop;
    this.dispatchEvent(new Event('scroll'));
  };
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

interface Opening {
  readonly wide?: boolean;
  readonly locale?: string;
  readonly answer?: unknown;
  readonly options?: GuideOptions;
}

async function open({ wide = true, locale = 'en', answer = guide, options = {} }: Opening = {}) {
  Object.assign(size, wide ? { width: 1200, height: 700 } : { width: 390, height: 800 });
  const { context, runtime } = fakeContext<GuideOptions>({ options, pluginId: 'route/guide' });
  runtime.platform.answer('readEpg', answer);
  const { Page } = activate(context);
  const draw = async () => {
    cleanup();
    await renderInRuntime(<Page />, { runtime, locale });
    await settled();
  };
  await draw();
  return { ...runtime, comeBack: draw };
}
const settled = () => act(() => flushTasks());
const grid = () => screen.getByRole('grid');
const cell = (name: RegExp) => within(grid()).getByRole('gridcell', { name });

describe('the grid', () => {
  test('LIV-035 row and column counts are those of the whole guide, and each cell has its position', async () => {
    await open();
    expect(grid()).toHaveAttribute('aria-rowcount', '3');
    expect(grid()).toHaveAttribute('aria-colcount', String(15 * 24 * 12 + 1));
    const running = cell(/Running/);
    expect(running.closest('[role=row]')).toHaveAttribute('aria-rowindex', '2');
    expect(Number(running.getAttribute('aria-colindex'))).toBe((7 * 24 + 20) * 12 + 2);
    expect(running).toHaveAttribute('aria-colspan', '12');
    expect(running).toHaveAttribute('aria-current', 'time');
    expect(
      within(grid())
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['CChannel One1', 'CChannel Two2']);
  });

  test('LIV-035 the time is marked every 30 minutes, each mark over six columns of five minutes', async () => {
    await open();
    const [, ...marks] = within(grid()).getAllByRole('columnheader');
    const columns = marks.map((mark) => Number(mark.getAttribute('aria-colindex')));
    expect(columns.length).toBeGreaterThan(2);
    expect(columns).toEqual(columns.map((_, index) => (columns[0] ?? 0) + 6 * index));
    expect(new Set(marks.map((mark) => mark.getAttribute('aria-colspan')))).toEqual(new Set(['6']));
  });

  test.each([
    ['en', 'ArrowRight', /Coming/],
    ['ar', 'ArrowLeft', /Coming/],
    ['en', 'ArrowLeft', /Gone/],
    ['en', 'ArrowDown', /Locked/],
  ])('LIV-035 keys move the one tab stop: %s, %s', async (locale, key, name) => {
    await open({ locale });
    act(() => cell(/Running/).focus());
    fireEvent.keyDown(cell(/Running/), { key });
    expect(cell(name)).toHaveFocus();
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('LIV-038 LIV-041 Enter opens a programme: its details, and both ways to watch the running one', async () => {
    await open();
    fireEvent.keyDown(cell(/Running/), { key: 'Enter' });
    const panel = screen.getByRole('dialog', { name: 'Running' });
    expect(panel).toHaveTextContent('Words on it.');
    expect(panel).toHaveTextContent('60 minutes left');
    expect(within(panel).getByRole('link', { name: 'Watch live' })).toHaveAttribute('href', '/video/e1');
    expect(within(panel).getByRole('link', { name: 'Start from the beginning' })).toHaveAttribute(
      'href',
      `/live/e1/Channel%20One?start=${now}`,
    );
  });

  test.each([
    [/Kept/, 'Watch the recording'],
    [/Locked/, 'Watch now'],
  ])('LIV-042 %s is watched by "%s" alone', async (name, link) => {
    await open();
    // Two programmes back: what is far out of view is drawn when it is reached.
    act(() => cell(/Running/).focus());
    fireEvent.keyDown(cell(/Running/), { key: 'ArrowLeft' });
    fireEvent.keyDown(cell(/Gone/), { key: 'ArrowLeft' });
    fireEvent.click(cell(name));
    expect(
      within(screen.getByRole('dialog'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([link]);
  });

  test.each([
    [/Gone/, 'was not kept'],
    [/Coming/, 'once it begins'],
  ])('LIV-042 %s cannot be watched, and shows why', async (name, words) => {
    await open();
    fireEvent.click(cell(name));
    const panel = screen.getByRole('dialog');
    expect(within(panel).queryByRole('link')).toBeNull();
    expect(panel).toHaveTextContent(words);
  });

  test('LIV-020 LIV-026 LIV-027 a channel’s messages update its line while the guide is shown', async () => {
    const runtime = await open();
    const extra = { title: 'Extra time', startDate: now, endDate: now + 2 * HOUR };
    act(() =>
      runtime.channels.send('now-playing', {
        channel: 'now-playing',
        type: 'NOW_PLAYING',
        channelId: 'one',
        programmingInfo: { currentProgramme: extra, nextProgramme: null },
        sentAt: now,
      }),
    );
    await settled();
    expect(cell(/Extra time/)).toBeInTheDocument();
    expect(within(grid()).queryByRole('gridcell', { name: /Running/ })).toBeNull();
    cleanup();
    expect(runtime.channels.listeners('now-playing')).toBe(0);
  });

  test('LIV-045 time passes: the running programme ends, the next one runs', async () => {
    const runtime = await open();
    // The first check is after half a minute, the next when the page has drawn the result.
    act(() => runtime.clock.pass(HOUR));
    act(() => runtime.clock.pass(30_000));
    expect(cell(/Coming/)).toHaveAttribute('aria-current', 'time');
    expect(cell(/Running/)).not.toHaveAttribute('aria-current');
  });

  test('a channel is found by name; an unknown name shows that none matches', async () => {
    await open();
    const find = screen.getByRole('searchbox', { name: 'Find a channel' });
    fireEvent.change(find, { target: { value: 'two' } });
    await settled();
    expect(within(grid()).getAllByRole('rowheader')).toHaveLength(1);
    expect(grid()).toHaveAttribute('aria-rowcount', '2');
    fireEvent.change(find, { target: { value: 'zzz' } });
    await settled();
    expect(screen.getByText(/zzz/)).toBeInTheDocument();
  });

  test('LIV-037 a window without programmes shows so', async () => {
    await open();
    expect(within(grid()).getAllByRole('gridcell', { name: /No programmes listed/ }).length).toBeGreaterThan(
      0,
    );
  });
});

describe('the list', () => {
  test('LIV-035 one channel’s day, the running one first; past ones on demand; another channel by choosing it', async () => {
    await open({ wide: false });
    const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(titles()[0]).toContain('Running');
    fireEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(titles().join()).toContain('Kept');
    fireEvent.click(screen.getByRole('radio', { name: /Channel Two/ }));
    await settled();
    expect(titles()[0]).toContain('Locked');
    fireEvent.click(screen.getByRole('button', { name: /Locked/ }));
    expect(screen.getByRole('dialog', { name: 'Locked' })).toBeInTheDocument();
  });

  test('LIV-030 LIV-050 it requests the day of that channel alone, from midnight to midnight in the viewer’s time zone', async () => {
    const runtime = await open({ wide: false });
    const queries = runtime.platform.calls.map(
      ({ input }) => (input as { query: Record<string, string> }).query,
    );
    expect(queries).toContainEqual({
      from: '2026-11-21T00:00:00.000Z',
      to: '2026-11-22T00:00:00.000Z',
      rpp: 20,
      channel: 'one',
    });
  });

  test('LIV-037 a day without programmes names the channel', async () => {
    await open({
      wide: false,
      answer: { channels: [{ ...one, programmes: [] }], paging: { moreDataAvailable: false } },
    });
    expect(screen.getByText('Channel One lists no programmes for this day.')).toBeInTheDocument();
  });
});

describe('ROU-113 going back in the history', () => {
  test('the grid is at its hour, and Tab leads to the programme that was opened', async () => {
    const { comeBack } = await open();
    grid().scrollTo({ left: grid().scrollLeft + 200 });
    fireEvent.click(cell(/Coming/));
    const place = grid().scrollLeft;
    await comeBack();
    expect(grid().scrollLeft).toBeCloseTo(place, 3);
    expect(cell(/Coming/)).toHaveAttribute('tabindex', '0');
  });

  test('the list restores its channel, the expanded parts of its day, and the scroll position of its line of channels', async () => {
    const { comeBack } = await open({ wide: false });
    const line = () => screen.getByRole('group', { name: 'Channels' }).lastElementChild as HTMLElement;
    fireEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(screen.getByText('Kept')).toBeInTheDocument();
    line().scrollLeft = 120;
    await comeBack();
    expect(screen.getByText('Kept')).toBeInTheDocument();
    expect(line().scrollLeft).toBe(120);
  });
});

describe.each([true, false])('in either form (wide: %s)', (wide) => {
  test('LIV-037 a guide that cannot be loaded has a retry, which loads it', async () => {
    const runtime = await open({ wide, answer: new Error('down') });
    expect(screen.getByRole('alert')).toHaveTextContent('The guide did not arrive');
    runtime.platform.answer('readEpg', guide);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getAllByText(/Running/).length).toBeGreaterThan(0);
  });

  test('LIV-037 a guide without channels shows so', async () => {
    await open({ wide, answer: { channels: [], paging: { moreDataAvailable: false } } });
    expect(screen.getByText('No channels yet')).toBeInTheDocument();
  });

  test('LIV-033 a guide of its own is requested by its id', async () => {
    const runtime = await open({ wide, options: { epgId: 'kids' } });
    for (const { input } of runtime.platform.calls) expect(input).toMatchObject({ query: { epgId: 'kids' } });
  });
});
