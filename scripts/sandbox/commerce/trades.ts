/** Commercial data of every demo realm. */
import { demoAccountsOf, type DemoAccount } from './demoAccounts';
import { lanternaTrade } from './lanterna';
import { noorTrade } from './noor';
import { ringsideTrade } from './ringside';
import type { RealmTrade } from './types';

export const trades: readonly RealmTrade[] = [ringsideTrade, lanternaTrade, noorTrade];

/** A realm's demo accounts; a realm without commercial data of its own uses ringside's. */
export function demoAccounts(realm: string): readonly DemoAccount[] {
  const trade = trades.find((candidate) => candidate.realm === realm) ?? trades[0];
  return trade ? demoAccountsOf(trade) : [];
}
