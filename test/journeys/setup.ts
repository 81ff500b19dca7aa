/** A journey crosses a browser, two servers and a database: one that stumbles is walked again before it counts as failed. */
jest.retryTimes(2, { logErrorsBeforeRetry: true });
