/** `store clean`: removes what no release in a store needs any more. */
import colours from 'picocolors';
import { cleanStore } from '../releases/cleanStore';
import { done, refused, type Outcome } from './outcome';
import { withStore, type StoreOptions } from './storeCommand';

export interface CleanOptions extends StoreOptions {
  /** For how long replaced releases and unused builds stay, such as 30d. */
  readonly grace: string;
  readonly dryRun?: boolean | undefined;
}

const DAY = 24 * 60 * 60 * 1000;
const MB = 1_000_000;

/** Removes unneeded objects, or only counts them. `now` is milliseconds since 1970. */
export async function storeClean(
  { grace, dryRun, json, store }: CleanOptions,
  now: () => number = () => Date.now(),
): Promise<Outcome> {
  const days = /^(\d{1,4})d$/.exec(grace)?.[1];
  if (days === undefined) return refused('--grace is a number of days, such as 30d.');
  return withStore({ store, json }, async (opened) => {
    const isTrial = dryRun === true;
    const cleaned = await cleanStore(opened, { grace: Number(days) * DAY, now: now(), isTrial });
    if (json === true) return done(JSON.stringify({ ...cleaned, dryRun: isTrial }, null, 2));
    const { objects, removed, removedBytes } = cleaned;
    const what = `${removed} of ${objects} objects, ${(removedBytes / MB).toFixed(1)} MB`;
    return done(isTrial ? `Would remove ${what}.` : `${colours.green('✓')} Removed ${what}.`);
  });
}
