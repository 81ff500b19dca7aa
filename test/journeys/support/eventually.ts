/** Polling assertion. */

/** Polls `read` until it returns `wanted`; after `patience` milliseconds the last value fails the test. */
export async function eventually<T>(read: () => T | Promise<T>, wanted: T, patience = 8000): Promise<void> {
  const end = Date.now() + patience;
  let last = await read();
  while (!Object.is(last, wanted) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    last = await read();
  }
  expect(last).toEqual(wanted);
}
