/** Titles as path segments. */
import { buildPath, slug } from '../../../core/routing/buildPath';
import { allRouteTables } from '../../../core/routing/allRouteTables';

test.each([
  ['ROU-094', 'UFC', 'ufc'],
  ['ROU-094', 'ÉPICO', 'épico'],
  ['ROU-095', 'a b.c', 'a-b-c'],
  ['ROU-095', 'tab\tand\u00a0hard space', 'tab-and-hard-space'],
  ['ROU-096', 'Rock & Roll!', 'rock-roll'],
  ['ROU-096', "Don't", 'dont'],
  ['ROU-096', 'snake_case - dash', 'snake_case-dash'],
  ['ROU-096', 'مباراة النهائي', 'مباراة-النهائي'],
  ['ROU-096', '東京 2020', '東京-2020'],
  ['ROU-096', 'a/b?c#d%e', 'abcde'],
  ['ROU-096', '🥊 Knockout', 'knockout'],
  ['ROU-097', 'one -- two ... three', 'one-two-three'],
  ['ROU-098', '--_ title _--', 'title'],
  ['ROU-098', '...And Justice', 'and-justice'],
  ['ROU-099', '!?', ''],
  ['ROU-099', '._-', ''],
  ['ROU-099', '', ''],
])('FRM-046 %s %j becomes %j', (_id, title, expected) => {
  expect(slug(title)).toBe(expected);
});

test('a composed and a decomposed letter give the same slug', () => {
  expect(slug('e\u0301pico')).toBe(slug('\u00e9pico'));
});

test('a slug stays as it is', () => {
  expect(slug(slug(' The Big_Fight: Pt. 2 '))).toBe('the-big_fight-pt-2');
});

test('ROU-099 a title without letters leaves a path that ends with the id', () => {
  const routes = { tables: allRouteTables(), activeTable: 'default', signInPaths: [] } as const;
  expect(buildPath(routes, 'VOD', { eventId: '7', eventTitle: '!?' })).toBe('/video/7');
});
