/** Runs calls one after another, such as changes of one object. */

/**
 * Makes the call when the previous ones have ended. Settles as the call does; a failure does not stop the
 * next ones.
 */
export type Enqueue = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/**
 * When the page is left, waiting calls are made at once, in order, so use requests that outlive the page
 * (`keepalive`).
 */
export function createSerialQueue(): Enqueue {
  let last: Promise<unknown> | undefined;
  return (call) => {
    let leave: (event: Event) => void;
    const left = new Promise<unknown>((resolve) => addEventListener('pagehide', (leave = resolve)));
    const answer = Promise.race([last, left]).then(() => {
      removeEventListener('pagehide', leave);
      return call();
    });
    last = answer.catch(() => undefined);
    return answer;
  };
}
