/** Stops a running site on a signal from the terminal or the system. */

/** The members of Node's process that are used. */
export interface SignalledProcess {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): void;
}

/** Default of the time limit for stopping, in milliseconds. */
const TIMEOUT = 5000;

/**
 * The first signal stops gracefully and exits with 0, a second one exits at once; a stop that fails or times
 * out exits with 1.
 */
export function stopOnSignal(target: SignalledProcess, stop: () => Promise<void>, timeout = TIMEOUT): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) {
      target.exit(1);
      return;
    }
    stopping = true;
    const timer = setTimeout(() => target.exit(1), timeout);
    stop().then(
      () => (clearTimeout(timer), target.exit(0)),
      () => (clearTimeout(timer), target.exit(1)),
    );
  };
  target.on('SIGINT', onSignal);
  target.on('SIGTERM', onSignal);
}
