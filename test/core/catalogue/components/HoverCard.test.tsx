import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, createRef, useLayoutEffect } from 'react';
import { HoverCard } from '../../../../core/catalogue/components/HoverCard';
import { HOVER_CARD_TRANSITION, HOVER_SCALE_TRANSITION } from '../../../../core/sdk/constants';
import { HOVER_DWELL_MS } from '../../../../core/catalogue/useHoverCard';
import type { Content } from '../../../../core/sdk';
import { cardFixture, film, hoverCard, item, rest } from './cardFixture';

afterEach(cleanup);

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
