/** Scroll restoration across documents: a new document restores the position of the one that was left. */
import { FakeStorage } from '../../kit';
import {
  browser,
  placesAt,
  press,
  scrollTo,
  setReadyState,
  windowTests,
  type OpenDocument,
} from './scrolledWindow';

windowTests();

/** Scrolls in the document, and leaves it. */
const leaveAt = (top: number): void => {
  scrollTo(top);
  window.dispatchEvent(new Event('pagehide'));
  scrollTo(0);
};
/** The first document of a tab, which was left at 1200 px. */
const first = (): OpenDocument => {
  const at = placesAt(null);
  leaveAt(1200);
  return at;
};

test.each([
  ['back_forward', 1200],
  ['reload', 1200],
  ['navigate', 0],
] as const)('a document opened by %s starts at %i px', (how, expected) => {
  const { visit } = first();
  browser.came = how;
  placesAt(null, { visit });
  expect(window.scrollY).toBe(expected);
});

test.each([
  '{',
  '"text"',
  '[[1]]',
  '[null]',
  '[["default /home", null]]',
  '[["default /home", {}]]',
  '{"default /home": {"scrolled": 9}}',
])('an unreadable stored position is ignored: %s', (written) => {
  const visit = new FakeStorage(['places']);
  visit.write('places', written);
  browser.came = 'reload';
  placesAt(null, { visit });
  expect(window.scrollY).toBe(0);
});

test('readable positions next to an unreadable one are used', () => {
  const visit = new FakeStorage(['places']);
  visit.write('places', '[1, ["broken"], ["default /home", {"scrolled": 1200, "link": null}]]');
  browser.came = 'reload';
  placesAt(null, { visit });
  expect(window.scrollY).toBe(1200);
});

test('a document without a stored position that is returned to leaves the focus alone', () => {
  browser.came = 'back_forward';
  placesAt(null);
  expect(document.activeElement).toBe(document.body);
});

describe('a document that was left and is loaded again', () => {
  test.each([
    ['the same page', { entry: null, path: '/home', scrolled: 0 }, 1200],
    ['another page that a document began with', { entry: null, path: '/video/2', scrolled: 0 }, 0],
    ['another entry of the same page', { entry: 'later', path: '/home', scrolled: 0 }, 0],
    [
      'the same page, whose viewer has already begun to scroll',
      { entry: null, path: '/home', scrolled: 50 },
      50,
    ],
  ])('%s', (_, { entry, path, scrolled }, expected) => {
    const { visit } = first();
    browser.came = 'reload';
    scrollTo(scrolled);
    placesAt(entry, { visit, path });
    expect(window.scrollY).toBe(expected);
  });

  test('may lack its navigation type', () => {
    const { visit } = first();
    performance.getEntriesByType = () => [];
    placesAt(null, { visit });
    expect(window.scrollY).toBe(1200);
  });

  test('is left and returned to repeatedly, and its last position counts', () => {
    const { visit } = first();
    browser.came = 'reload';
    placesAt(null, { visit });
    leaveAt(400);
    placesAt(null, { visit });
    expect(window.scrollY).toBe(400);
  });

  test('takes one of the five stored positions, however often it is left', () => {
    const { visit } = first();
    browser.came = 'reload';
    for (let time = 0; time < 5; time += 1) {
      placesAt('other', { visit });
      leaveAt(300);
    }
    placesAt(null, { visit });
    expect(window.scrollY).toBe(1200);
  });

  test.each([
    [4, 1200],
    [5, 0],
  ])('after %i others is at %i px', (others, expected) => {
    const { visit } = first();
    for (let other = 0; other < others; other += 1) {
      placesAt(`other ${other}`, { visit });
      leaveAt(300);
    }
    browser.came = 'reload';
    placesAt(null, { visit });
    expect(window.scrollY).toBe(expected);
  });

  test.each([
    ['back_forward', 'One'],
    ['reload', ''],
  ] as const)('by %s has the focus on %j', (how, text) => {
    const at = placesAt(null);
    press(document.querySelector('a'));
    leaveAt(1200);
    browser.came = how;
    placesAt(null, { visit: at.visit });
    expect([
      document.activeElement === document.body ? '' : document.activeElement?.textContent,
      window.scrollY,
    ]).toEqual([text, 1200]);
  });
});

test.each([
  ['complete', 'manual'],
  ['interactive', 'auto'],
] as const)(
  'a document that is %s when its positions are read leaves scroll restoration to the browser: %s; once visible, never',
  (state, before) => {
    history.scrollRestoration = 'auto';
    setReadyState(state);
    placesAt('home');
    expect(history.scrollRestoration).toBe(before);
    history.scrollRestoration = 'auto';
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  },
);
