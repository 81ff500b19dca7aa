import { stripVTControlCharacters } from 'node:util';
import { progress } from '../../../scripts/start/progress';

function terminal(isTTY: boolean) {
  let written = '';
  const stream = {
    isTTY,
    write: (text: string) => ((written += text), true),
  } as unknown as NodeJS.WriteStream;
  return {
    stream,
    lines: () =>
      stripVTControlCharacters(written)
        .split(/[\r\n]+/)
        .filter((line) => line !== ''),
  };
}

test('without a terminal every step is a line of its own when it has ended', () => {
  const { stream, lines } = terminal(false);
  const show = progress(stream);
  show.step('Building');
  show.step('Starting');
  expect(lines()).toEqual([expect.stringMatching(/^✓ Building \d+\.\d s$/)]);
  show.failed();
  expect(lines()[1]).toMatch(/^✗ Starting/);
  show.done();
  expect(lines().length).toBe(2);
});

test('on a terminal a step shows its elapsed time', () => {
  jest.useFakeTimers();
  try {
    const { stream, lines } = terminal(true);
    const show = progress(stream);
    show.step('Building');
    jest.advanceTimersByTime(1200);
    expect(lines().at(-1)).toMatch(/^[◐◓◑◒] Building 1\.2 s$/);
    show.done();
    expect(lines().at(-1)).toBe('✓ Building 1.2 s');
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
