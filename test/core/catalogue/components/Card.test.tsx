import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, createRef, useLayoutEffect } from 'react';
import { Card } from '../../../../core/catalogue/components/Card';
import { HoverCard } from '../../../../core/catalogue/components/HoverCard';
import { HOVER_CARD_TRANSITION, HOVER_SCALE_TRANSITION } from '../../../../core/sdk/constants';
import { HOVER_DWELL_MS } from '../../../../core/catalogue/useHoverCard';
import { rowLook, type Content } from '../../../../core/sdk';
import { cardFixture, film, type CardFixture } from './cardFixture';

afterEach(cleanup);

const hoverCard = () => document.querySelector<HTMLElement>('[data-hover-card]');
const item = (content: Content) => (
  <li key={content.id}>
    <Card content={content} shape="default" />
  </li>
);

/** Rests the mouse on a card until it expands. */
async function rest({ runtime }: CardFixture, target: HTMLElement) {
  fireEvent.pointerEnter(target, { pointerType: 'mouse', screenX: 1, screenY: 1 });
  fireEvent.pointerMove(target, { pointerType: 'mouse', screenX: 5, screenY: 5 });
  await act(async () => runtime.clock.pass(HOVER_DWELL_MS));
}

describe('the content of a card', () => {
  test('HOM-051 HOM-053 HOM-055 title, length, picture and progress', async () => {
    const { container } = await cardFixture().draw(
      <Card content={{ ...film, watchProgress: 1500 }} shape="default" />,
    );
    expect(screen.getByRole('link')).toHaveTextContent(/The Ferry.*1 hr 40 min/);
    expect(container.querySelector('img')).toHaveAttribute('src', film.thumbnailUrl);
    expect(container.querySelector('[style*="25%"]')).not.toBeNull();
  });

  test('HOM-053 ENT-030 without titles the card keeps its accessible name', async () => {
    await cardFixture({ settings: { showTitles: false } }).draw(<Card content={film} shape="default" />);
    expect(screen.queryByText('The Ferry')).toBeNull();
    expect(screen.getByRole('link', { name: 'The Ferry' })).toBeInTheDocument();
  });

  test('HOM-055 HOM-073 a position stored on this device fills the bar too', async () => {
    const { container } = await cardFixture({ position: 3000 }).draw(<Card content={film} shape="default" />);
    expect(container.querySelector('[style*="50%"]')).not.toBeNull();
  });

  test.each([
    ['HOM-058', 'GRANTED_ON_SIGN_IN', 'Sign in to watch'],
    ['HOM-059', 'DENIED', 'Purchase'],
  ] as const)(
    '%s HOM-102 HOM-105 %s keeps title and picture, and shows "%s"',
    async (_id, accessLevel, label) => {
      const { container } = await cardFixture({ position: 3000 }).draw(
        <Card content={{ ...film, accessLevel }} shape="default" />,
      );
      expect(screen.getByRole('link')).toHaveTextContent(`The Ferry${label}`);
      expect(container.querySelector('img')).not.toBeNull();
      expect(container.querySelector('[style*="%"]')).toBeNull();
    },
  );

  test('HOM-060 a geoblocked card shows it and opens nothing', async () => {
    const runtime = cardFixture();
    await runtime.draw(<ul>{item({ ...film, accessLevel: 'GEOBLOCKED' })}</ul>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/Not available here/)).toBeInTheDocument();
    await rest(runtime, screen.getByText('The Ferry'));
    expect(hoverCard()).toBeNull();
  });

  test('HOM-094 a card that must be bought shows its local price', async () => {
    const amounts: Content['amounts'] = [
      { amount: 1299, currency: 'USD', scale: 2, default: true, local: false, id: 'a', sku: 'a' },
      { amount: 999, currency: 'EUR', scale: 2, default: false, local: true, id: 'b', sku: 'b' },
    ];
    const { unmount } = await cardFixture().draw(
      <Card content={{ ...film, accessLevel: 'DENIED', amounts }} shape="default" />,
    );
    expect(screen.getByText(/€9\.99/)).toBeInTheDocument();
    unmount();
    await cardFixture().draw(<Card content={{ ...film, amounts }} shape="default" />);
    expect(screen.queryByText(/€/)).toBeNull();
  });

  test('HOM-048 HOM-054 HOM-101 the badge turns live when the start passes; before that the card shows it', async () => {
    const runtime = cardFixture();
    const start = runtime.runtime.clock.now() + 60_000;
    await runtime.draw(
      <Card
        content={{ ...film, type: 'LIVE', displayLiveBadge: true, eventSchedule: { startDate: start } }}
        shape="default"
      />,
    );
    expect(screen.getByText('Upcoming')).toBeInTheDocument();
    expect(screen.getByText(/Nov 21/)).toBeInTheDocument();
    await act(async () => runtime.runtime.clock.pass(61_000));
    expect(screen.getByText('Live')).toBeInTheDocument();
  });

  test('HOM-049 pictures load when they come near the window, but those of the first screen at once', async () => {
    const { container } = await cardFixture().draw(
      <>
        <Card content={film} shape="default" />
        <Card content={{ ...film, id: 'f2' }} shape="default" eager />
      </>,
    );
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'lazy',
      'eager',
    ]);
  });

  test('HOM-050 a missing or failing picture is replaced by the fallback', async () => {
    const { container } = await cardFixture().draw(<Card content={film} shape="default" />);
    fireEvent.error(container.querySelector('img') as Element);
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://img.example/fallback.webp');
  });

  test('HOM-011 a poster card shows the poster', async () => {
    const { container } = await cardFixture().draw(
      <Card content={{ ...film, posterUrl: 'https://img.example/p.webp' }} shape="poster" />,
    );
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://img.example/p.webp');
  });

  test.each([
    ['HOM-015 hidden', { hideMetadata: true }, 'The Ferry'],
    ['HOM-016 compact', { metadataDisplayMode: 'compact' }, 'The Ferry'],
    ['HOM-016 regular', {}, 'The Ferry1 hr 40 min'],
    ['HOM-016 detailed', { metadataDisplayMode: 'detailed' }, 'The Ferry1 hr 40 min · 2017 · Drama'],
  ])('%s metadata', async (_mode, presentation, text) => {
    await cardFixture().draw(
      <Card
        content={{ ...film, year: 2017, genres: ['Drama'] }}
        shape="default"
        look={rowLook(presentation)}
      />,
    );
    expect(screen.getByRole('link').textContent).toBe(text);
  });

  test('HOM-014 HOM-018 a row’s alignment and card background reach its cards', async () => {
    const { container } = await cardFixture().draw(
      <Card
        content={film}
        shape="default"
        look={rowLook({ textAlignment: 'center', cardBackground: '#123456' })}
      />,
    );
    const card = container.querySelector('[data-align="center"][data-filled]');
    expect(card).toHaveStyle({ '--card-tint': '#123456' });
  });

  test('ENT-025 a card with only an id, a title and a type is drawn', async () => {
    await cardFixture().draw(
      <Card
        content={{
          id: '1',
          title: 'Bare',
          type: 'VOD',
          accessLevel: null,
          thumbnailUrl: null,
          duration: null,
          eventSchedule: null,
        }}
        shape="default"
      />,
    );
    expect(screen.getByText('Bare')).toBeInTheDocument();
  });
});

describe('the hover card', () => {
  test('HOM-080 HOM-104 HOM-082 HOM-040 opens under a mouse that rests, with description and actions', async () => {
    const runtime = cardFixture();
    await runtime.draw(<ul>{item(film)}</ul>);
    await rest(runtime, screen.getByRole('link'));
    await waitFor(() => expect(hoverCard()).not.toBeNull());
    expect(hoverCard()).toHaveTextContent('Twenty minutes of water.');
    await waitFor(() => expect(hoverCard()).toHaveAttribute('data-grows'));
    expect(hoverCard()).toHaveStyle({
      '--appear': `${HOVER_CARD_TRANSITION}ms`,
      '--grow': `${HOVER_SCALE_TRANSITION}ms`,
    });
    expect(screen.getAllByRole('link', { name: 'Watch now' })).toHaveLength(1);
    fireEvent.pointerLeave(screen.getAllByRole('listitem')[0]?.firstElementChild as Element, {
      pointerType: 'mouse',
    });
    await waitFor(() => expect(hoverCard()).toBeNull());
  });

  test('a mouse that only crosses the card, or rests while the page scrolls under it, opens nothing', async () => {
    const runtime = cardFixture();
    await runtime.draw(<ul>{item(film)}</ul>);
    const link = screen.getByRole('link');
    fireEvent.pointerEnter(link, { pointerType: 'mouse', screenX: 5, screenY: 5 });
    fireEvent.pointerMove(link, { pointerType: 'mouse', screenX: 5, screenY: 5 });
    await act(async () => runtime.runtime.clock.pass(HOVER_DWELL_MS * 2));
    expect(hoverCard()).toBeNull();
    fireEvent.pointerMove(link, { pointerType: 'mouse', screenX: 9, screenY: 5 });
    fireEvent.pointerLeave(link.parentElement as Element, { pointerType: 'mouse' });
    await act(async () => runtime.runtime.clock.pass(HOVER_DWELL_MS * 2));
    expect(hoverCard()).toBeNull();
  });

  test('HOM-041 HOM-096 keyboard focus opens it like a mouse; Tab moves into it, Escape closes it', async () => {
    const runtime = cardFixture();
    const user = userEvent.setup();
    await runtime.draw(<ul>{item(film)}</ul>);
    await user.tab();
    expect(screen.getByRole('link', { name: /The Ferry/ })).toHaveFocus();
    await act(async () => runtime.runtime.clock.pass(HOVER_DWELL_MS));
    await waitFor(() => expect(hoverCard()).not.toBeNull());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Watch now' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(hoverCard()).toBeNull());
  });

  test('HOM-080 HOM-041 a tap opens it as a dialog instead of following the link, without enlarging the card', async () => {
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
    const runtime = cardFixture();
    await runtime.draw(<ul>{item(film)}</ul>);
    const link = screen.getByRole('link');
    fireEvent.pointerDown(link, { pointerType: 'touch' });
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => link.dispatchEvent(tap));
    expect(tap.defaultPrevented).toBe(true);
    const dialog = await screen.findByRole('dialog', { name: 'The Ferry' });
    expect(dialog).toHaveTextContent('Watch now');
    expect(document.querySelector('[data-card-state]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('HOM-037 HOM-038 HOM-039 its neighbours know on which side of it they are, and move back', async () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      const index = [...(this.parentElement?.children ?? [])].indexOf(this);
      return this.tagName === 'UL'
        ? new DOMRect(0, 0, 1000, 100)
        : new DOMRect(this.tagName === 'LI' ? index * 100 : 100, 0, 90, 50);
    });
    const runtime = cardFixture();
    await runtime.draw(<ul>{['a', 'b', 'c'].map((id) => item({ ...film, id, title: id }))}</ul>);
    await rest(runtime, screen.getByRole('link', { name: /^b/ }));
    const states = () => screen.getAllByRole('listitem').map((each) => each.dataset['cardState']);
    await waitFor(() => expect(states()).toEqual(['BEFORE_ACTIVE', 'ACTIVE', 'AFTER_ACTIVE']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(states()).toEqual(['DEFAULT', 'DEFAULT', 'DEFAULT']));
    jest.restoreAllMocks();
  });

  test('does nothing in a frame after its removal, which React finishes in a later task', async () => {
    const frames = new Map<number, FrameRequestCallback>();
    jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
      frames.set(frames.size + 1, callback);
      return frames.size;
    });
    jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((frame) => void frames.delete(frame));
    const showPopover = jest.fn();
    Object.assign(HTMLElement.prototype, { showPopover });
    const place = createRef<HTMLElement>();
    function Shown({ isShown }: { readonly isShown: boolean }) {
      // Runs when the elements are removed, and before effects that are not layout effects end.
      useLayoutEffect(() => {
        if (!isShown) for (const draw of frames.values()) draw(0);
      });
      return (
        <section ref={place}>
          {isShown && (
            <HoverCard
              content={film}
              href="/video/f1"
              place={place}
              variant="beside"
              badge="NONE"
              onClose={() => undefined}
            />
          )}
        </section>
      );
    }
    const { rerender } = await cardFixture().draw(<Shown isShown />);
    expect(frames.size).toBeGreaterThan(0);
    rerender(<Shown isShown={false} />);
    expect(showPopover).not.toHaveBeenCalled();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    jest.restoreAllMocks();
  });

  test('one at a time: the next closes the last', async () => {
    const runtime = cardFixture();
    await runtime.draw(<ul>{['a', 'b'].map((id) => item({ ...film, id, title: id }))}</ul>);
    await rest(runtime, screen.getByRole('link', { name: /^a/ }));
    await waitFor(() => expect(document.querySelectorAll('[data-hover-card]')).toHaveLength(1));
    await rest(runtime, screen.getByRole('link', { name: /^b/ }));
    await waitFor(() => expect(hoverCard()).toHaveTextContent('b'));
    expect(document.querySelectorAll('[data-hover-card]')).toHaveLength(1);
  });

  const channel: Content = { ...film, id: 'c1', title: 'Noor One', type: 'LIVE', duration: null };
  const programmes = (now: number) => ({
    currentProgramme: { title: 'News', startDate: now - 60_000, endDate: now + 60_000 },
    nextProgramme: { title: 'Film', startDate: now + 60_000, endDate: now + 120_000 },
  });

  test('PLY-092 HOM-081 HOM-083 LIV-038 LIV-043 the programme panel, with both ways to play', async () => {
    const runtime = cardFixture({
      rules: { epgPlaybackContentStatus: 'ENABLED', currentProgramPlaybackStatus: 'ENABLED' },
    });
    const now = runtime.runtime.clock.now();
    await runtime.draw(<ul>{item({ ...channel, programmingInfo: programmes(now) })}</ul>);
    await rest(runtime, screen.getByRole('link'));
    await screen.findByRole('region', { name: 'On now' });
    expect(screen.getByText('News')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Watch live' })).toHaveAttribute('href', '/video/c1');
    expect(screen.getByRole('link', { name: 'Start from the beginning' })).toHaveAttribute(
      'href',
      `/video/c1?start=${now - 60_000}`,
    );
  });

  test.each([
    ['the realm does not let programmes be restarted', 'DISABLED', null, false],
    ['the channel does, though the realm does not', 'DISABLED', 'ENABLED', true],
    ['the channel does not, though the realm does', 'ENABLED', 'DISABLED', false],
  ] as const)(
    'PLY-092 LIV-040 the programme can be watched from the beginning where %s',
    async (_where, realm, own, shown) => {
      const runtime = cardFixture({
        rules: { epgPlaybackContentStatus: 'ENABLED', currentProgramPlaybackStatus: realm },
      });
      await runtime.draw(
        <ul>
          {item({
            ...channel,
            programmingInfo: {
              ...programmes(runtime.runtime.clock.now()),
              currentProgramPlaybackStatus: own,
            },
          })}
        </ul>,
      );
      await rest(runtime, screen.getByRole('link'));
      await screen.findByRole('region', { name: 'On now' });
      expect(screen.getByRole('link', { name: 'Watch live' })).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Start from the beginning' }) !== null).toBe(shown);
    },
  );

  test('HOM-081 LIV-039 no panel where the guide cannot be played', async () => {
    const runtime = cardFixture();
    await runtime.draw(
      <ul>{item({ ...channel, programmingInfo: programmes(runtime.runtime.clock.now()) })}</ul>,
    );
    await rest(runtime, screen.getByRole('link'));
    await waitFor(() => expect(hoverCard()).not.toBeNull());
    expect(screen.queryByRole('region', { name: 'On now' })).toBeNull();
  });
});

test('HOM-074 a card that expands in place exposes its expanded state, and stays a link for another tab', async () => {
  const opened: boolean[] = [];
  await cardFixture().draw(
    <Card
      content={{ ...film, type: 'PLAYLIST' }}
      shape="default"
      onOpen={(open) => opened.push(open)}
      opened={false}
    />,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('aria-expanded', 'false');
  expect(link).toHaveAttribute('href', '/video/f1');
  await userEvent.click(link);
  expect(opened).toEqual([true]);
});
