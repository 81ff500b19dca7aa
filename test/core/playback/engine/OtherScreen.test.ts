import { RemotePlaybackTarget } from '../../../../core/playback/engine/RemotePlaybackTarget';

/** Remote playback devices that the browser reports, as a test sets them. */
class FakeRemote extends EventTarget {
  state = 'disconnected';
  readonly watched = new Map<number, (available: boolean) => void>();
  watching: () => Promise<void> = async () => undefined;
  prompt: () => Promise<void> = async () => undefined;
  private last = 0;
  async watchAvailability(callback: (available: boolean) => void): Promise<number> {
    await this.watching();
    this.watched.set(++this.last, callback);
    return this.last;
  }
  async cancelWatchAvailability(id: number): Promise<void> {
    this.watched.delete(id);
  }
  become(state: string, event: string): void {
    this.state = state;
    this.dispatchEvent(new Event(event));
  }
  find(available: boolean): void {
    for (const callback of this.watched.values()) callback(available);
  }
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function watched(remote: FakeRemote | null = new FakeRemote()) {
  const video = document.createElement('video');
  if (remote !== null) Object.defineProperty(video, 'remote', { value: remote });
  const calls: string[] = [];
  const other = new RemotePlaybackTarget(video, (state) => calls.push(state));
  other.watch();
  await settled();
  return { other, calls, remote: remote ?? new FakeRemote() };
}

test('a device that is found is offered, and no longer once it is gone', async () => {
  const { remote, calls } = await watched();
  remote.find(false);
  remote.find(true);
  remote.find(false);
  expect(calls).toEqual(['none', 'offered', 'none']);
});

test('connecting and disconnecting are reported, and a device lost meanwhile does not remove the button', async () => {
  const { remote, calls } = await watched();
  remote.find(true);
  remote.become('connecting', 'connecting');
  remote.become('connected', 'connect');
  remote.find(false);
  remote.become('disconnected', 'disconnect');
  expect(calls).toEqual(['offered', 'connecting', 'connected', 'connected', 'none']);
});

test('content that may not be cast is not offered, whatever was offered before', async () => {
  const { other, remote, calls } = await watched();
  remote.find(true);
  remote.watching = () => Promise.reject(new DOMException('not for other screens', 'InvalidStateError'));
  other.watch();
  await settled();
  expect(calls.at(-1)).toBe('none');
  expect(remote.watched.size).toBe(0);
});

test('each load is watched anew, one at a time', async () => {
  const { other, remote } = await watched();
  other.watch();
  other.watch();
  await settled();
  expect(remote.watched.size).toBe(1);
});

test('nothing is reported or watched once it is left', async () => {
  const { other, remote, calls } = await watched();
  other.leave();
  await settled();
  remote.become('connected', 'connect');
  expect(calls).toEqual([]);
  expect(remote.watched.size).toBe(0);
});

test('a browser without remote playback offers none, and is asked for none', async () => {
  const { other, calls } = await watched(null);
  await other.choose();
  other.leave();
  expect(calls).toEqual([]);
});

test.each([
  ['chose none', 'NotAllowedError', true],
  ['closed the question', 'AbortError', true],
  ['could not be asked', 'NotSupportedError', false],
])('a viewer who %s (%s): it is %p that this is no failure', async (_, name, silent) => {
  const { other, remote } = await watched();
  remote.prompt = () => Promise.reject(new DOMException('', name));
  const outcome = await other.choose().then(
    () => true,
    () => false,
  );
  expect(outcome).toBe(silent);
});
