import { messageReport } from '../../../core/boot/services/messageReport';
import type { MessageProblem } from '../../../core/i18n/messageProblems';

const missing: MessageProblem = { kind: 'missingMessage', key: 'watchNow', locale: 'pt' };
const unformattable: MessageProblem = {
  kind: 'unformattable',
  key: 'startsAt',
  locale: 'pt',
  error: new Error('no date'),
};
const malformed: MessageProblem = {
  kind: 'malformedLabel',
  key: 'purchase',
  locale: 'pt',
  error: new Error('brace'),
};
const failed: MessageProblem = { kind: 'labelsFailed', locale: 'pt', error: new Error('offline') };

test.each([
  ['LOC-001 a missing text is an error', missing, true, 'error'],
  ['LOC-001 a missing text is a note', missing, false, 'info'],
  ['LOC-030 a text that cannot be said is an error', unformattable, true, 'error'],
  ['LOC-030 a text that cannot be said is a note', unformattable, false, 'info'],
  ['a label that is malformed is a warning', malformed, true, 'warn'],
  ['a label that is malformed is a warning', malformed, false, 'warn'],
  ['labels that did not come are a warning', failed, false, 'warn'],
] as const)('%s (%p, development %p) reported as %s', (_what, problem, development, level) => {
  const reported: string[] = [];
  const log = {
    info: () => void reported.push('info'),
    warn: () => void reported.push('warn'),
    error: () => void reported.push('error'),
  };
  messageReport(log, development)(problem);
  expect(reported).toEqual([level]);
});

test('LOC-001 developers are shown the key, the language and where it belongs', () => {
  const error = jest.fn();
  messageReport({ info: jest.fn(), warn: jest.fn(), error }, true)(missing);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/"watchNow".*pt.*messages\/pt\.json/));
});
