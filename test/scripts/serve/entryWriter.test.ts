/** How the server writes its log. */
import { entryWriter, LOG_DELAY_MS, type LogEntry } from '../../../scripts/serve/logEntries';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function writer() {
  const writes: string[] = [];
  const { log, flush } = entryWriter({ write: (text) => writes.push(text) });
  const entries = () =>
    writes.map((text) =>
      text
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as LogEntry)['message']),
    );
  return { log, flush, entries };
}
const info = (message: string): LogEntry => ({ level: 'info', message });

test('entries of a busy moment are written together, in their order', () => {
  const { log, entries } = writer();
  for (const message of ['one', 'two', 'three']) log(info(message));
  expect(entries()).toEqual([]);
  jest.advanceTimersByTime(LOG_DELAY_MS);
  log(info('four'));
  jest.advanceTimersByTime(LOG_DELAY_MS);
  expect(entries()).toEqual([['one', 'two', 'three'], ['four']]);
});

test('an error is written at once, after what was logged before it', () => {
  const { log, entries } = writer();
  log(info('before'));
  log({ level: 'error', message: 'broken' });
  jest.advanceTimersByTime(LOG_DELAY_MS);
  expect(entries()).toEqual([['before', 'broken']]);
});

test('the end of the process loses nothing', () => {
  const { log, flush, entries } = writer();
  log(info('last'));
  flush();
  flush();
  expect(entries()).toEqual([['last']]);
});
