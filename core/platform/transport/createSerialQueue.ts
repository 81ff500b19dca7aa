/** Calls that are made one after another, such as changes of one thing. */

/** Makes the call when those before it have ended. Gives what it gives, or rejects as it does; one that fails stops none after it. */
export type Enqueue = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** Once the page is left nothing waits any more: what still did is called at once, in its order, so make calls that outlive the page. */
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
