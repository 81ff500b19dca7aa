/** Changes of one thing, told one after another. */

/** Gives what the call gives, or rejects as it does; one that fails stops none after it. */
export type TakeTurn = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** Once the page is left nothing waits any more: what still did is told at once, in its order, by calls that outlive the page. */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> | undefined;
  return (call) => {
    const left = new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
    const turn = Promise.race([last, left]).then(call);
    last = turn.catch(() => undefined);
    return turn;
  };
}
