/**
 * Settles as `work` does, or rejects with the signal's reason as soon as it is aborted. A call of `fetch` does not
 * ensure that by itself: in Node 20 (undici 6.24), reading a compressed answer that is aborted meanwhile may never end.
 */
export function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
