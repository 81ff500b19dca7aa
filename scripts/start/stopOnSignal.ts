/** Ends a running site when the terminal or the system asks for it. */

/** What of Node's process is used. */
export interface SignalledProcess {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): void;
}

/** Milliseconds within which everything should have ended. */
const TIMEOUT = 5000;

/** The first signal stops in order and exits with 0, a second one exits at once; so does stopping that fails or takes too long, with 1. */
export function stopOnSignal(target: SignalledProcess, stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) {
      target.exit(1);
      return;
    }
    stopping = true;
    const timer = setTimeout(() => target.exit(1), TIMEOUT);
    stop().then(
      () => (clearTimeout(timer), target.exit(0)),
      () => (clearTimeout(timer), target.exit(1)),
    );
  };
  target.on('SIGINT', onSignal);
  target.on('SIGTERM', onSignal);
}
