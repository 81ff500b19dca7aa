/** Scroll restoration: the window's position per history entry. */
import { waitFor } from '@testing-library/react';
import {
  browser,
  comeBack,
  grow,
  leave,
  leaveBy,
  placesAt,
  press,
  scrollTo,
  windowTests,
  type OpenDocument,
} from './scrolledWindow';

windowTests();

test('ROU-113 going back in the history restores the scroll position, and the focus on the link that was followed', () => {
  const at = placesAt('home');
  scrollTo(1800);
  leaveBy(2, at);
  comeBack(at);
  expect(window.scrollY).toBe(1800);
  expect(document.activeElement?.textContent).toBe('Two again');
});

test('ROU-113 content inserted above the position before the link is drawn does not shift the page', () => {
  const at = placesAt('home');
  scrollTo(1800);
  leaveBy(2, at);
  const page = document.getElementById('main');
  const whole = page?.innerHTML ?? '';
  page?.replaceChildren();
  comeBack(at);
  expect(window.scrollY).toBe(1800);
  // The browser's scroll anchoring leaves visible content in place.
  scrollTo(2200);
  if (page !== null) page.innerHTML = whole;
  grow();
  expect([window.scrollY, document.activeElement?.textContent]).toEqual([1800, 'Two again']);
});

test('ROU-113 a new page has no stored position', () => {
  const { places } = placesAt('home');
  scrollTo(900);
  expect(places.enter('other', false)).toBe(false);
  expect(places.enter('unknown', true)).toBe(false);
});

test('an overlay that closes by the history leaves the focus alone', () => {
  const { places } = placesAt('home');
  scrollTo(900);
  places.enter('overlay', false);
  document.querySelector('a')?.focus();
  expect(places.enter('home', true)).toBe(true);
  expect(document.activeElement?.textContent).toBe('One');
});

test('the scroll position is stored a moment after scrolling, without a press', () => {
  const at = placesAt('home');
  scrollTo(700);
  at.time.pass(99);
  scrollTo(1800);
  at.time.pass(1);
  scrollTo(2400);
  leave(at);
  comeBack(at);
  expect(window.scrollY).toBe(1800);
});

test('every later scroll is handled as the first was', () => {
  const at = placesAt('home');
  for (const top of [700, 1800]) {
    scrollTo(top);
    at.time.pass(100);
  }
  leave(at);
  comeBack(at);
  expect(window.scrollY).toBe(1800);
});

test('a page that was first shown further down is restored there', () => {
  scrollTo(50);
  const at = placesAt('home');
  leave(at);
  comeBack(at);
  expect(window.scrollY).toBe(50);
});

test('a page that was left without a link is left alone once it is at its position', () => {
  const at = placesAt('home');
  scrollTo(1800);
  at.time.pass(100);
  leave(at);
  comeBack(at);
  expect(window.scrollY).toBe(1800);
  scrollTo(1000);
  grow();
  expect(window.scrollY).toBe(1000);
});

describe('a page that is still shorter than when it was left', () => {
  /** The viewer is back on a page of 300 px, which was left at 1800 px. */
  function short() {
    const at = placesAt('home');
    scrollTo(1800);
    leaveBy(0, at);
    browser.long = 300;
    comeBack(at);
    return at;
  }

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'stays where it is once the viewer does something: %s',
    (gesture) => {
      short();
      window.dispatchEvent(new Event(gesture));
      grow();
      expect(window.scrollY).toBe(300);
    },
  );

  test.each([
    [7999, 1800],
    [8000, 300],
  ])('that grows after %i ms is at %i px', (waited, expected) => {
    short().time.pass(waited);
    grow();
    expect(window.scrollY).toBe(expected);
  });

  test('keeps its stored position when it is left before it has grown, and moves no other page', () => {
    const at = short();
    leaveBy(0, at);
    grow();
    expect(window.scrollY).toBe(0);
    comeBack(at);
    expect(window.scrollY).toBe(1800);
  });

  test('keeps the position that the viewer scrolls to', () => {
    const at = short();
    window.dispatchEvent(new Event('wheel'));
    scrollTo(200);
    at.time.pass(100);
    leave(at);
    comeBack(at);
    expect(window.scrollY).toBe(200);
  });

  test('is scrolled to the position when its content arrives, however deep in the page', async () => {
    short();
    const row = document.createElement('section');
    document.querySelector('main')?.append(row);
    await waitFor(() => expect(document.querySelector('section')).not.toBeNull());
    browser.long = 5000;
    row.append(document.createElement('p'));
    await waitFor(() => expect(window.scrollY).toBe(1800));
  });

  test('is not scrolled again once it has reached the position', () => {
    short();
    grow();
    scrollTo(1000);
    grow();
    expect(window.scrollY).toBe(1000);
  });
});

test.each([
  [1, 1801],
  [2, 1800],
])('a page that lands %i px from its position ends up at %i px', (beside, expected) => {
  const at = placesAt('home');
  scrollTo(1800);
  leaveBy(0, at);
  scrollTo(1800 + beside);
  comeBack(at);
  expect(window.scrollY).toBe(expected);
});

describe('the focus after going back to a page', () => {
  const back = (leaving: (at: OpenDocument) => void): Element | null => {
    document.body.insertAdjacentHTML('afterbegin', '<nav><a href="/video/2">Menu</a></nav>');
    const at = placesAt('home');
    scrollTo(1800);
    leaving(at);
    comeBack(at);
    expect(window.scrollY).toBe(1800);
    return document.activeElement;
  };
  const pressIn = (selector: string) => (at: OpenDocument) => {
    press(document.querySelector(selector));
    leave(at);
  };

  test.each([
    ['a link of the menu was pressed', 'nav a'],
    ['something that is no link was pressed', 'main'],
  ])('is at the start of the content when %s', (_, selector) => {
    expect(back(pressIn(selector))?.id).toBe('main');
  });

  test('is at the start of the content when the document itself was pressed', () => {
    expect(back((at) => (document.dispatchEvent(new Event('click')), leave(at)))?.id).toBe('main');
  });

  test('is on the link, whichever child of it was pressed', () => {
    document.querySelectorAll('a')[1]?.insertAdjacentHTML('beforeend', '<b> in bold</b>');
    expect(back(pressIn('main b'))?.textContent).toBe('Two in bold');
  });

  test('is on another link to the same page when that one is gone', () => {
    expect(
      back((at) => (leaveBy(3, at), document.querySelectorAll('main a')[2]?.remove()))?.textContent,
    ).toBe('Two');
  });

  test('goes to the link without moving the page', () => {
    const { focus } = HTMLElement.prototype;
    jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
      focus.call(this, options);
      if (options?.preventScroll !== true) scrollTo(0);
    });
    expect(back((at) => leaveBy(1, at))?.textContent).toBe('One');
  });
});

test('without a content element, the whole body is the page', () => {
  document.body.innerHTML = '<a href="/video/1">One</a>';
  const at = placesAt('home');
  scrollTo(1800);
  leaveBy(0, at);
  comeBack(at);
  expect([window.scrollY, document.activeElement?.textContent]).toEqual([1800, 'One']);
});
