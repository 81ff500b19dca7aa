/** Content named in the query of the root page. */
import { contentKeyRedirect } from '../../../core/routing/contentKeyRedirect';
import { routesIn } from './routingFixture';

test.each([
  ['ROU-101', '?video=7', '/video/7'],
  ['ROU-101', '?live=7&utm_source=mail&utm_medium=x', '/live/7?utm_source=mail&utm_medium=x'],
  ['ROU-101', '?a=1&playlist=p%2F1&b=2', '/playlist/p%2F1?a=1&b=2'],
  ['ROU-101', '?season=s', '/season/s'],
  ['ROU-101', '?series=s', '/series/s'],
  ['ROU-101', '?section=s', '/section/s'],
  ['ROU-101', '?plugin=s', '/plugin/s'],
  ['ROU-101', '?utm=1', null],
  ['ROU-101', '', null],
  ['ROU-101', '?video=', null],
  ['ROU-101', '?video=..', '/video/%252E%252E'],
  ['ROU-102', '?plugin=4&video=7', '/video/7?plugin=4'],
  ['ROU-102', '?playlist=2&live=1', '/live/1?playlist=2'],
  ['ROU-102', '?section=3&season=2&series=4', '/season/2?section=3&series=4'],
  ['ROU-102', '?plugin=3&section=2&series=1', '/series/1?plugin=3&section=2'],
  ['ROU-102', '?plugin=3&section=2', '/section/2?plugin=3'],
  ['ROU-102', '?season=2&playlist=4', '/playlist/4?season=2'],
  ['ROU-102', '?video=&live=1', '/live/1?video='],
  ['ROU-102', '?movie=1&event=2', null],
])('%s %s redirects to %s', (_id, search, expected) => {
  expect(contentKeyRedirect(routesIn(), search)).toBe(expected);
});

test('the path is written in the active table', () => {
  expect(contentKeyRedirect(routesIn('PT'), '?live=7')).toBe('/aovivo/7');
});
