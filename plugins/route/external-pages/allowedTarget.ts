/** Which addresses of a query may be framed. Pure. */

/** The address when its origin is listed; null for everything else, such as other schemes, and names and passwords in it. */
export function allowedTarget(asked: string | null, origins: readonly string[]): string | null {
  if (asked === null || !URL.canParse(asked)) return null;
  const url = new URL(asked);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' && origins.includes(url.origin) ? url.href : null;
}
