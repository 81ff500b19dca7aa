import { cardStates, hoverPlace } from '../../../core/catalogue/components/useGrowing';
import { HOVER_SCALE } from '../../../core/sdk/constants';

const cards = [0, 1, 2, 3, 4].map((index) => ({ start: index * 100, end: index * 100 + 90 }));
const visible = { start: 0, end: 395 };

test.each([
  ['HOM-036 nothing is looked at', null, ['DEFAULT', 'DEFAULT', 'DEFAULT', 'DEFAULT', 'HIDDEN']],
  [
    'HOM-037 HOM-038 HOM-039 the second is looked at',
    1,
    ['BEFORE_ACTIVE', 'ACTIVE', 'AFTER_ACTIVE', 'AFTER_ACTIVE', 'HIDDEN'],
  ],
  [
    'HOM-038 the first has nothing before it',
    0,
    ['ACTIVE', 'AFTER_ACTIVE', 'AFTER_ACTIVE', 'AFTER_ACTIVE', 'HIDDEN'],
  ],
] as const)('%s', (_rule, active, states) => {
  expect(cardStates(cards, visible, active)).toEqual(states);
});

test('HOM-035 a card that is out of view or still loading is hidden', () => {
  expect(
    cardStates(
      [
        { start: -95, end: -5 },
        { start: 0, end: 90 },
        { start: 100, end: 190, loading: true },
      ],
      visible,
      1,
    ),
  ).toEqual(['HIDDEN', 'ACTIVE', 'HIDDEN']);
});

describe('HOM-040 position of the expanded card', () => {
  const window = { width: 1400, height: 900 };
  const card = { left: 500, top: 400, width: 320, height: 180 };

  test('centred, 1.4 times as wide; each neighbour moves by half of the difference', () => {
    const { left, width, aside, origin } = hoverPlace(card, window, 300);
    expect(width).toBe(320 * HOVER_SCALE);
    expect(left + width / 2).toBeCloseTo(660);
    expect(aside.left).toBeCloseTo(64);
    expect(aside.right).toBeCloseTo(64);
    expect(origin.x).toBeCloseTo(width / 2);
  });

  test('at the start of a row it grows inwards, and only later cards move', () => {
    const { left, aside } = hoverPlace({ ...card, left: 8 }, window, 300);
    expect(left).toBe(8);
    expect(aside.left).toBe(0);
    expect(aside.right).toBeCloseTo(128);
  });

  test('at the end of a row only earlier cards move', () => {
    const { left, width, aside } = hoverPlace({ ...card, left: 1072 }, window, 300);
    expect(left + width).toBeCloseTo(1392);
    expect(aside.right).toBeCloseTo(0);
    expect(aside.left).toBeCloseTo(128);
  });

  test('it stays within the window from top to bottom', () => {
    expect(hoverPlace({ ...card, top: 0 }, window, 300).top).toBeGreaterThanOrEqual(0);
    expect(hoverPlace({ ...card, top: 860 }, window, 300).top).toBeLessThanOrEqual(900 - 300);
  });

  test('a small card grows until its text fits', () => {
    expect(hoverPlace({ ...card, width: 160 }, window, 300).width).toBe(300);
  });
});
