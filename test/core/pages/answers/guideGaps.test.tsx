/**
 * The programme guide with a gap for every field that the contract allows to be missing or null, as a grid
 * and as a list.
 */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import activate from '../../../../plugins/route/guide/page';
import { FakeClock } from '../../../kit';
import { filled, gapsIn } from '../../../kit/contract/gaps';
import { elementsOf, fallenWith, pageOf, standAlone, unseen } from './pagesFixture';

standAlone();
const size = { width: 0, height: 100_000 };
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
    this.dispatchEvent(new Event('scroll'));
  };
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const now = new FakeClock().now();
const beside = {
  id: 'beside',
  name: 'Beside it',
  programmes: [{ title: 'On now', startDate: now - 60_000, endDate: now + 3_600_000 }],
};
const gaps = ['GRANTED', 'DENIED'].flatMap((accessLevel) =>
  gapsIn('GuideChannel', filled('GuideChannel', { accessLevel }, now)),
);
const channels = elementsOf(gaps).map(({ name, title, element }) => ({
  name,
  title,
  element: { ...element, name: title },
}));
const whole = filled(
  'ProgrammeGuide',
  { channels: [beside], paging: { moreDataAvailable: false, lastSeen: 'beside' }, totalResults: 1 },
  now,
);

const forms = [
  ['a grid', 1200],
  ['a list', 390],
] as const;
const guide = (answer: unknown, width: number) => {
  size.width = width;
  return {
    at: '/epg',
    answers: { '/api/v4/epg': answer },
    page: (context: Parameters<typeof activate>[0]) => <Guide Page={activate(context).Page} />,
    until: 'Beside it',
  };
};
type Drawn = ReturnType<typeof activate>['Page'];
const Guide = ({ Page }: { readonly Page: Drawn }) => <Page />;

describe.each(forms)('the guide as %s', (_form, width) => {
  test('LIV-034 LIV-035 ENT-025 shows every channel, whichever field it or its programme lacks', async () => {
    const all = [...channels.map(({ element }) => element), beside];
    const { reported, text } = await pageOf(
      guide({ ...whole, channels: all, totalResults: all.length }, width),
    );
    expect([reported, unseen(channels, text())]).toEqual([[], []]);
  });

  test('LIV-036 LIV-037 ENT-025 is drawn with each gap in its page', async () => {
    const own = gapsIn('ProgrammeGuide', whole).filter(({ name }) => !name.startsWith('channels.'));
    expect(await fallenWith(own, ({ answer }) => guide(answer, width))).toEqual([]);
  });

  test.each<readonly [string, object, readonly string[]]>([
    [
      'LIV-035 null and a channel without an id among the channels',
      { channels: [null, { name: 'No id' }, { id: 'no-name', name: null }, beside] },
      ['the channels of the guide, 3'],
    ],
    [
      'LIV-035 a channel without programmes',
      { channels: [beside, { id: 'odd', name: 'Odd', programmes: null }] },
      [],
    ],
    [
      'LIV-035 null among the programmes',
      {
        channels: [
          {
            ...beside,
            programmes: [null, ...beside.programmes, { title: null, startDate: null, endDate: null }],
          },
        ],
      },
      ['the programmes of'],
    ],
    ['LIV-036 no paging', { paging: null }, []],
    [
      'LIV-036 a cursor that repeats',
      { paging: { moreDataAvailable: true, lastSeen: 'beside' }, totalResults: 90 },
      ['the channels of the guide, the next page brings nothing new'],
    ],
    ['LIV-036 a total of zero', { totalResults: 0 }, []],
  ])('ENT-025 %s: the rest shows', async (_what, change, leftOut) => {
    const { reported, text } = await pageOf(guide({ ...whole, ...change }, width));
    await waitFor(() => expect(text()).toContain('On now'));
    expect(screen.queryByRole('alert')).toBeNull();
    // How often the guide asks for what comes next depends on what is in view; each answer with a gap is reported.
    await waitFor(() =>
      expect([...new Set(reported)]).toEqual(leftOut.map((line) => expect.stringContaining(line) as string)),
    );
  });
});

test('LIV-038 LIV-042 ENT-025 each programme opens, whichever field it or its channel lacks', async () => {
  const all = [...channels.map(({ element }) => element), beside];
  await pageOf(guide({ ...whole, channels: all, totalResults: all.length }, 1200));
  const running = await waitFor(() => {
    const found = [...document.querySelectorAll('[data-kind="programme"]')];
    expect(found).toHaveLength(all.length);
    return found;
  });
  for (const cell of running) {
    fireEvent.click(cell);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  }
});
