import { EventEmitter } from 'node:events';
import { stopOnSignal } from '../../../scripts/start/stopOnSignal';

function fakeProcess() {
  const emitter = new EventEmitter();
  const exits: number[] = [];
  return {
    emitter,
    exits,
    target: {
      on: (signal: string, listener: () => void) => emitter.on(signal, listener),
      exit: (code: number) => void exits.push(code),
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each(['SIGINT', 'SIGTERM'])('%s stops what runs, then exits with 0', async (signal) => {
  const { emitter, exits, target } = fakeProcess();
  let finish = () => {};
  stopOnSignal(target, () => new Promise((resolve) => (finish = resolve)));
  emitter.emit(signal);
  await settled();
  expect(exits).toEqual([]);
  finish();
  await settled();
  expect(exits).toEqual([0]);
});

test('a second signal exits at once', async () => {
  const { emitter, exits, target } = fakeProcess();
  let finish = () => {};
  stopOnSignal(target, () => new Promise((resolve) => (finish = resolve)));
  emitter.emit('SIGINT');
  emitter.emit('SIGINT');
  expect(exits).toEqual([1]);
  finish();
  await settled();
});

test('a failing stop exits with 1', async () => {
  const { emitter, exits, target } = fakeProcess();
  stopOnSignal(target, () => Promise.reject(new Error('stuck')));
  emitter.emit('SIGTERM');
  await settled();
  expect(exits).toEqual([1]);
});

test('so does a stop that takes too long', () => {
  jest.useFakeTimers();
  try {
    const { emitter, exits, target } = fakeProcess();
    stopOnSignal(target, () => new Promise(() => {}));
    emitter.emit('SIGTERM');
    jest.advanceTimersByTime(5000);
    expect(exits).toEqual([1]);
  } finally {
    jest.useRealTimers();
  }
});
