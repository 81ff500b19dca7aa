/** How a link's `partitionData` is applied. */
import { partitionUpdate } from '../../../core/session/afterSignIn';

test.each<[string, string | null, readonly [readonly string[], readonly string[]] | null]>([
  ['nothing', null, null],
  ['an empty value', '', null],
  ['a name', 'club', [['club'], []]],
  ['names, and one to leave', 'club, friends,-trial', [['club', 'friends'], ['trial']]],
  ['a name twice', 'club,club', [['club'], []]],
  ['only one to leave', '-trial', [[], ['trial']]],
  ['what is no name', 'https://evil.example,<b>,--x, ,' + 'x'.repeat(65), null],
  [
    'more than a link may name',
    Array.from({ length: 30 }, (_, index) => `p${index}`).join(','),
    [Array.from({ length: 20 }, (_, index) => `p${index}`), []],
  ],
])('SGN-048 %s', (_, partitionData, asked) => {
  expect(partitionUpdate(partitionData)).toEqual(
    asked === null ? null : { partitionDataToAdd: asked[0], partitionDataToDelete: asked[1] },
  );
});
