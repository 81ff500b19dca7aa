/** Valid values remain; an invalid one is removed at the nearest optional level. */
import { readAs, UNREADABLE } from '../../../../core/platform/reading/readAs';
import type { Shape } from '../../../../core/platform/reading/shape';

const shapes: Readonly<Record<string, Shape>> = {
  Bout: { fields: { red: '#Corner', blue: '#Corner', rounds: 'number' }, needs: ['red', 'blue'] },
  Corner: { fields: { name: 'text', age: 'number' }, needs: ['name'] },
  Card: {
    fields: {
      id: 'text',
      title: 'text',
      live: 'flag',
      genres: { list: 'text' },
      bout: '#Bout',
      link: { either: ['#Way', '#Site'] },
      more: 'any',
    },
    needs: ['id'],
  },
  Way: { fields: { kind: { is: 'route' }, view: 'text' }, needs: ['kind', 'view'] },
  Site: { fields: { kind: { is: 'external' }, url: 'text' }, needs: ['kind', 'url'] },
  Row: { fields: { cards: { list: '#Card' }, name: 'text' }, needs: ['cards'] },
};

function read(shape: Shape, value: unknown) {
  const places: string[] = [];
  return { is: readAs(shape, shapes, value, (place) => places.push(place)), places };
}

test.each<readonly [string, Shape, unknown]>([
  [
    'a card with all it may have',
    '#Card',
    {
      id: 'a',
      title: 'One',
      live: true,
      genres: ['Drama'],
      bout: { red: { name: 'R', age: 3 }, blue: { name: 'B' } },
      link: { kind: 'route', view: 'HOME' },
      more: [1],
    },
  ],
  ['a card with nothing but its id', '#Card', { id: 'a' }],
  ['null where nothing is needed', '#Card', { id: 'a', title: null, genres: null, bout: null }],
  ['fields of a later platform', '#Card', { id: 'a', hologram: { depth: 3 } }],
  ['a page of zero', '#Row', { cards: [] }],
])('ENT-025 %s is returned unchanged', (_what, shape, value) => {
  const { is, places } = read(shape, value);
  expect(is).toBe(value);
  expect(places).toEqual([]);
});

const corners = { red: { name: 'R' }, blue: { name: 'B' } };
test.each<readonly [string, unknown, unknown, readonly string[]]>([
  ['a text that is an object', { title: {} }, { title: null }, ['cards[0].title']],
  ['a flag that is a text', { live: 'yes' }, { live: null }, ['cards[0].live']],
  ['a list that is a text', { genres: 'Drama' }, { genres: [] }, ['cards[0].genres']],
  [
    'an item of another kind',
    { genres: ['Drama', null, {}] },
    { genres: ['Drama'] },
    ['cards[0].genres[1]', 'cards[0].genres[2]'],
  ],
  [
    'a number beyond all times',
    { bout: { ...corners, rounds: 1e300 } },
    { bout: { ...corners, rounds: null } },
    ['cards[0].bout.rounds'],
  ],
  [
    'a corner that is null',
    { bout: { ...corners, red: null } },
    { bout: null },
    ['cards[0].bout.red', 'cards[0].bout'],
  ],
  [
    'a corner without its name',
    { bout: { ...corners, blue: { name: null } } },
    { bout: null },
    ['cards[0].bout.blue.name', 'cards[0].bout.blue', 'cards[0].bout'],
  ],
  [
    'a way of no known kind',
    { link: { kind: 'script', url: 'javascript:alert(1)' } },
    { link: null },
    ['cards[0].link'],
  ],
  [
    'digits for a number',
    { bout: { ...corners, rounds: '12' } },
    { bout: { ...corners, rounds: 12 } },
    ['cards[0].bout.rounds'],
  ],
  ['a number for its digits', { title: 1984 }, { title: '1984' }, ['cards[0].title']],
])('ENT-025 %s is removed and reported', (_what, wrong, right, reported) => {
  const beside = { id: 'b', title: 'Beside' };
  const { is, places } = read('#Row', { cards: [{ id: 'a', ...(wrong as object) }, beside] });
  expect(is).toEqual({ cards: [{ id: 'a', ...(right as object) }, beside] });
  expect(places).toEqual(reported);
});

test.each<readonly [string, unknown]>([
  ['null', null],
  ['without its id', { title: 'One' }],
  ['a text', 'a'],
  ['a list', []],
])('ENT-025 a card that is %s is omitted; the others stay as they are', (_what, card) => {
  const beside = { id: 'b' };
  const { is, places } = read('#Row', { cards: [card, beside] });
  expect(is).toEqual({ cards: [beside] });
  expect((is as { cards: unknown[] }).cards[0]).toBe(beside);
  expect(places).toContain('cards[0]');
});

test.each<readonly [string, unknown, unknown]>([
  ['lacks its list', { name: 'New' }, { name: 'New', cards: [] }],
  ['has a text for its list', { cards: 'none' }, { cards: [] }],
])('ENT-025 an answer that %s has none in it', (_what, value, right) => {
  expect(read('#Row', value).is).toEqual(right);
});

test.each([['a text'], [7], [null], [[]]])('ENT-025 an invalid answer cannot be read: %j', (value) => {
  expect(read('#Row', value).is).toBe(UNREADABLE);
});

describe('PAY-001 a strict field', () => {
  const strict: Shape = {
    fields: { items: { list: '#Corner' }, owner: '#Corner', note: 'text' },
    needs: ['items'],
    strict: ['items', 'owner'],
  };
  const item = { name: 'R' };
  test.each([
    ['a list that loses an item', { items: [item, {}] }],
    ['a missing list', {}],
    ['a field that does not fit', { items: [item], owner: {} }],
  ])('%s makes its object unreadable', (_, value) => {
    expect(read({ list: strict }, [value]).is).toEqual([]);
  });

  test.each([
    ['is there', { items: [item], owner: item }],
    ['is an empty list, or null where it is not needed', { items: [], owner: null }],
  ])('that %s leaves it as it is', (_, value) => {
    expect(read({ list: strict }, [value])).toEqual({ is: [value], places: [] });
  });

  test('has no influence on the other fields', () => {
    expect(read({ list: strict }, [{ items: [item], note: {} }])).toEqual({
      is: [{ items: [item], note: null }],
      places: ['[0].note'],
    });
  });
});
