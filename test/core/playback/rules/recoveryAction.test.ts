import { recoveryOf, isMissing, type RecoveryAction } from '../../../../core/playback/rules/recoveryAction';
import { CallError } from '../../../../core/sdk';

const CRITICAL = 2;
const failure = (code: number, category: number, data: readonly unknown[] = [], severity = CRITICAL) => ({
  code,
  category,
  severity,
  data,
});
const answered = (status: number) => failure(1001, 1, ['https://cdn.example/7.m4s', status]);
const licence = (inner: unknown) => failure(6007, 6, [inner]);
const noAnswer = failure(1002, 1);

const cures: readonly (readonly [string, unknown, RecoveryAction])[] = [
  ['a piece that nobody answers', noAnswer, 'again'],
  ['a piece that takes too long', failure(1003, 1), 'again'],
  ...[408, 425, 429, 500, 502, 503, 504, 511].map(
    (status) => [`a piece answered ${status}`, answered(status), 'again'] as const,
  ),
  ['a piece that is not there', answered(404), 'again'],
  ['a piece that is gone', answered(410), 'again'],
  ['a piece whose address has run out (401)', answered(401), 'renew'],
  ['a piece whose address has run out (403)', answered(403), 'renew'],
  ...[400, 402, 405, 406, 409, 416, 424, 428, 451].map(
    (status) => [`a piece answered ${status}`, answered(status), 'none'] as const,
  ),
  ['a licence whose token has run out', licence(answered(401)), 'renew'],
  ['a licence that is refused', licence(answered(403)), 'renew'],
  ['a licence server in trouble', licence(answered(503)), 'renew'],
  ['a licence server that says nothing', licence(failure(1003, 1)), 'renew'],
  ['a licence for too many screens', licence(answered(409)), 'none'],
  ['a licence that has run out while playing', failure(6014, 6), 'renew'],
  ['a licence that cannot be read', failure(6008, 6), 'none'],
  ['what the engine mends itself', failure(1001, 1, ['https://cdn.example/live.m3u8', 404], 1), 'again'],
  ['a slip of the engine itself', new TypeError('Cannot read properties of null'), 'again'],
  ['a picture that cannot be decoded', failure(3016, 3), 'none'],
  ['a failure of another kind', new CallError('requestVideoManifest', 503, 'x', []), 'none'],
];
test.each(cures)('%s', (_, error, cure) => expect(recoveryOf(error)).toBe(cure));

test.each([
  [answered(404), true],
  [answered(410), true],
  [answered(503), false],
  [noAnswer, false],
  [new Error('404'), false],
])('a missing segment is skipped after a while: %#', (error, missing) =>
  expect(isMissing(error)).toBe(missing),
);
