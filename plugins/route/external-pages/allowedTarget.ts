/** Which URLs from a query may be framed. Pure. */

/** The URL when its origin is listed; null otherwise, also for other schemes and for credentials in it. */
export function allowedTarget(asked: string | null, origins: readonly string[]): string | null {
  if (asked === null || !URL.canParse(asked)) return null;
  const url = new URL(asked);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' && origins.includes(url.origin)
    ? url.href
    : null;
}
