/** ISO 8601 periods of a single unit, as licences use them (LIC-046). */

/** One period after `from`, both in epoch milliseconds; months and years are calendar units, in UTC. */
export function addPeriod(from: number, period: string): number {
  const [, count, unit] = /^P(\d+)([DWMY])$/.exec(period) ?? [];
  if (count === undefined) throw new Error(`${period} is not a period.`);
  const date = new Date(from);
  const amount = Number(count);
  if (unit === 'D') date.setUTCDate(date.getUTCDate() + amount);
  else if (unit === 'W') date.setUTCDate(date.getUTCDate() + amount * 7);
  else if (unit === 'M') date.setUTCMonth(date.getUTCMonth() + amount);
  else date.setUTCFullYear(date.getUTCFullYear() + amount);
  return date.getTime();
}
