/** Code that could not be fetched is fetched anew when it is asked for again. */

let attempts = 0;

/**
 * Loads a module, at a second try if need be; rejects as that does. A browser may remember for as long as a document lives that an address
 * gave nothing, so the second try goes to another one: what failed is named in the browser's message, and a host pays no heed to the query.
 */
export function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    const [address] = /(?<!\S)https?:\S+\.js/.exec(String(error)) ?? [];
    return address === undefined ? load() : (import(`${address}?again=${attempts++}`) as Promise<T>);
  });
}
