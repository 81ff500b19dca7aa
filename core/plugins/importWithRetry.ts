/** Retries a dynamic import that failed. */

let attempts = 0;

/**
 * Imports a module, with one retry; rejects if that fails too. Browsers may cache a failed module fetch per
 * URL for the lifetime of the document, so the retry adds a query parameter (which hosts ignore) to the URL
 * parsed from the browser's error message.
 */
export function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    const [address] = /(?<!\S)https?:\S+\.js/.exec(String(error)) ?? [];
    return address === undefined ? load() : (import(`${address}?again=${attempts++}`) as Promise<T>);
  });
}
