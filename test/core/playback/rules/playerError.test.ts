import { NoStream, playbackProblem } from '../../../../core/playback/rules/playbackProblem';
import {
  isInterruption,
  playerFailure,
  statusOfShaka,
  videoLoadMessage,
} from '../../../../core/playback/rules/playerError';
import { CallError } from '../../../../core/sdk';

const shaka = (code: number, ...data: unknown[]) => ({ code, category: 1, severity: 2, data });

test.each([
  [403, 'videoLoadForbidden'],
  [404, 'videoLoadFailed'],
  [500, 'videoLoadFailed'],
  [null, 'videoLoadFailed'],
])('PLY-075 a video that fails to load with status %p shows %s', (status, key) => {
  expect(videoLoadMessage(status)).toBe(key);
});

test.each([
  [401, 'playerErrorUnauthorised', 'signIn'],
  [403, 'playerErrorForbidden', 'retry'],
  [409, 'playerErrorConcurrency', 'retry'],
  [500, 'playerErrorDefault', 'retry'],
  [null, 'playerErrorDefault', 'retry'],
])('PLY-077 a player error with status %p shows %s and offers %s', (status, messageKey, remedy) => {
  expect(playerFailure(status)).toEqual({ messageKey, remedy, status });
});

test.each([
  [428, undefined, 'playerErrorPreconditionRequired', 'signIn'],
  [424, undefined, 'playerErrorDependency', 'retry'],
  [403, 'OUTSIDE_REGION', 'playerErrorOutsideRegion', 'retry'],
  [451, undefined, 'playerErrorOutsideRegion', 'retry'],
])('PLY-078 status %p with code %p shows %s and offers %s', (status, code, messageKey, remedy) => {
  expect(playerFailure(status, code)).toEqual({ messageKey, remedy, status });
});

test.each([
  ['a manifest or segment', shaka(1001, 'https://cdn.example', 403), 403],
  ['a licence request', shaka(6007, shaka(1001, 'https://drm.example', 401)), 401],
  ['no answer', shaka(1002, 'https://cdn.example'), null],
  ['a decoder', shaka(3016, 3), null],
])('PLY-077 the status of %s is read from the error of the player', (_, error, status) => {
  expect(statusOfShaka(error)).toBe(status);
});

test.each([
  [7000, true],
  [7001, true],
  [7003, true],
  [1001, false],
])('a load that ended with code %d is an interruption: %p', (code, silent) => {
  expect(isInterruption(shaka(code))).toBe(silent);
});

const licence = { id: 'pass', name: 'Pass', purchaseStrategy: { type: 'PAY_PER_VIEW' } };

test('PLY-029 PLY-033 a refused manifest that names licences is a denial with its status and licences', () => {
  const error = new CallError('requestVideoManifest', 403, 'denied', [], {
    status: 403,
    licences: [licence],
  });
  expect(playbackProblem(error)).toEqual({
    kind: 'refused',
    refusal: { kind: 'denied', licences: [licence], status: 403 },
  });
});

test.each([
  [
    'the platform',
    new CallError('requestVideoManifest', 409, 'concurrency', []),
    'playerErrorConcurrency',
    false,
  ],
  [
    'the platform without licences',
    new CallError('requestVideoManifest', 403, 'denied', [], { licences: [] }),
    'playerErrorForbidden',
    false,
  ],
  [
    'the platform, which has none',
    new CallError('requestEventManifest', 404, 'notFound', []),
    'playerErrorDefault',
    true,
  ],
  ['no answer', new CallError('requestVideoManifest', 0, 'unknownError', []), 'playerErrorConnection', false],
  ['a stream address (PLY-059)', new Response(null, { status: 401 }), 'playerErrorUnauthorised', false],
  ['the player', shaka(1001, 'https://cdn.example', 403), 'playerErrorForbidden', false],
  ['a manifest without streams', new NoStream(), 'playerErrorDefault', true],
  ['anything else', new TypeError('x'), 'playerErrorDefault', false],
])('PLY-065 PLY-077 a failure of %s shows %#', (_, error, messageKey, noStream) => {
  expect(playbackProblem(error)).toMatchObject({ kind: 'failed', failure: { messageKey }, noStream });
});
