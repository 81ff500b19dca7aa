/** `store clean`: removes what no release in a store needs any more. */
import colors from 'picocolors';
import { checkClock } from '../releases/checkClock';
import { cleanStore } from '../releases/cleanStore';
import { realmPointer } from '../releases/release';
import { done, refused, type Outcome } from './outcome';
import { withStore, type StoreOptions } from './storeCommand';

export interface CleanOptions extends StoreOptions {
  /** For how long replaced releases and unused builds stay, such as 30d. */
  readonly grace: string;
  readonly dryRun?: boolean | undefined;
}

const DAY = 24 * 60 * 60 * 1000;
const MB = 1_000_000;

/** Removes unneeded objects, or only counts them. */
export async function storeClean({ grace, dryRun, json, store }: CleanOptions): Promise<Outcome> {
  const days = /^(\d{1,4})d$/.exec(grace)?.[1];
  if (days === undefined) return refused('--grace is a number of days, such as 30d.');
  return withStore({ store, json }, async (opened) => {
    const isTrial = dryRun === true;
    // Rejects when a folder is missing, which checking the clock would create.
    await opened.readPointer(realmPointer('none'));
    if (!isTrial) await checkClock(opened, Date.now);
    const options = { grace: Number(days) * DAY, now: Date.now(), isTrial };
    const cleaned = await cleanStore(opened, options);
    if (json === true) return done(JSON.stringify({ ...cleaned, dryRun: isTrial }, null, 2));
    const { objects, removed, removedBytes } = cleaned;
    const what = `${removed} of ${objects} objects, ${(removedBytes / MB).toFixed(1)} MB`;
    return done(isTrial ? `Would remove ${what}.` : `${colors.green('✓')} Removed ${what}.`);
  });
}
