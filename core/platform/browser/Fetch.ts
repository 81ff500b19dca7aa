/** Network access as core uses it. */

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export const browserFetch: Fetch = (url, init) => window.fetch(url, init);
