/** Collects the inputs of licences for one call. */
import { readEntitlements } from '../commerce/entitlements';
import { pendingMigrations } from '../commerce/priceMigrations';
import { licenceAnswer, type LicenceContext } from '../commerce/licenceAnswers';
import { readRedeemedVouchers } from '../commerce/redeemedVouchers';
import type { Licence } from '../../../core/generated/platform';
import type { Call } from '../operation';
import type { SeedAccess } from '../seed/types';
import type { SandboxServices } from '../services';

export async function licenceContextOf(
  { database, now }: SandboxServices,
  { realm, locale, viewer }: Call,
): Promise<LicenceContext> {
  const vouchers =
    viewer.kind === 'account'
      ? await readRedeemedVouchers(database, realm.trade.vouchers, viewer.account.id)
      : [];
  const entitlements = viewer.kind === 'account' ? await readEntitlements(database, viewer.account.id) : [];
  const migrations = viewer.kind === 'account' ? await pendingMigrations(database, viewer.account.id) : [];
  return { realm, locale, entitlements, migrations, vouchers, now: now() };
}

/** The licences that grant a content; none for one that is not sold. */
export async function licencesOf(
  services: SandboxServices,
  call: Call,
  access: SeedAccess,
): Promise<Licence[]> {
  if (access.kind !== 'licence') return [];
  const context = await licenceContextOf(services, call);
  return call.realm.trade.licences
    .filter(({ id }) => access.licences.includes(id))
    .map((licence) => licenceAnswer(context, licence));
}
