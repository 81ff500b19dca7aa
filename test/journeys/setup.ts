/** A journey crosses a browser, two servers and a database: a failed one is retried before it counts. */
jest.retryTimes(2, { logErrorsBeforeRetry: true });
