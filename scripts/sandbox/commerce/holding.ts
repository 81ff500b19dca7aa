/** Management of held licences: pause, resume, cancel, accept a retention offer, reactivate, change the card. */
import type { CancellationPromo, LicencePause } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import { notFound, PlatformError } from '../platformError';
import type { SandboxRealm } from '../realms';
import type { Account } from '../session/viewer';
import { missingField } from './baskets';
import { chargeableCard } from './cards';
import { isActive, isPausable, isPaused, readEntitlements, type Entitlement } from './entitlements';
import type { SeedLicence } from './types';

export interface HoldingContext {
  readonly realm: SandboxRealm;
  readonly account: Account;
  readonly now: number;
}

interface Held {
  readonly licence: SeedLicence;
  readonly entitlement: Entitlement;
}

/** Suspends access at once; the paid time is preserved. */
export async function pauseLicence(
  sql: SqlRunner,
  context: HoldingContext,
  id: string,
  { resumeAfter }: LicencePause,
): Promise<void> {
  const held = await activeLicence(sql, context, id);
  if (!isPausable(held.licence, held.entitlement))
    throw new PlatformError(409, 'pauseNotAllowed', ['This licence cannot be paused.']);
  if (resumeAfter !== undefined && resumeAfter <= context.now)
    throw new PlatformError(400, 'BAD_REQUEST', ['A pause ends later than it begins.']);
  await sql.query('update entitlement set paused_at = now(), resume_after = $2 where id = $1', [
    held.entitlement.id,
    resumeAfter === undefined ? null : new Date(resumeAfter),
  ]);
}

export async function resumeLicence(sql: SqlRunner, context: HoldingContext, id: string): Promise<void> {
  const { entitlement } = await heldLicence(
    sql,
    context,
    id,
    isPaused,
    () => new PlatformError(409, 'notPaused', ['This licence is not paused.']),
  );
  await sql.query(
    'update entitlement set ends_at = ends_at + (now() - paused_at), paused_at = null, resume_after = null where id = $1',
    [entitlement.id],
  );
}

/** Remains valid until its period ends. */
export async function cancelLicence(sql: SqlRunner, context: HoldingContext, id: string): Promise<void> {
  const { entitlement } = await activeLicence(sql, context, id);
  if (!entitlement.renews)
    throw new PlatformError(409, 'alreadyCancelled', [
      'This licence does not renew.',
      'It stays yours until it ends.',
    ]);
  await sql.query('update entitlement set renews = false where id = $1', [entitlement.id]);
}

export async function reactivateLicence(sql: SqlRunner, context: HoldingContext, id: string): Promise<void> {
  const { licence, entitlement } = await activeLicence(sql, context, id);
  if (entitlement.renews || licence.type !== 'SUBSCRIPTION')
    throw new PlatformError(409, 'notReactivable', ['This licence renews already, or never does.']);
  await sql.query('update entitlement set renews = true where id = $1', [entitlement.id]);
}

/** One offer per purchase; none after it was answered. */
export async function cancellationPromo(
  sql: SqlRunner,
  context: HoldingContext,
  id: string,
): Promise<CancellationPromo> {
  const { licence, entitlement } = await activeLicence(sql, context, id);
  const valid =
    licence.type === 'SUBSCRIPTION' &&
    licence.amount > 0 &&
    entitlement.renews &&
    !entitlement.trial &&
    entitlement.offerAnswer === null;
  return valid ? { valid, discount: context.realm.trade.offerToStay } : { valid, discount: null };
}

export async function answerCancellationPromo(
  sql: SqlRunner,
  context: HoldingContext,
  id: string,
  answer: 'REDEEMED' | 'REFUSED',
): Promise<void> {
  const { valid } = await cancellationPromo(sql, context, id);
  if (!valid) throw new PlatformError(409, 'noOffer', ['There is no offer.']);
  const { entitlement } = await activeLicence(sql, context, id);
  await sql.query('update entitlement set offer_answer = $2 where id = $1', [entitlement.id, answer]);
}

/** Throws 424 while billing details are missing, when the caller requests that check (ACC-022). */
export async function moveToCard(
  sql: SqlRunner,
  context: HoldingContext,
  {
    licenceId,
    cardId,
    checkBillingDetails,
  }: { readonly licenceId: string; readonly cardId: string; readonly checkBillingDetails: boolean },
): Promise<void> {
  const { realm, account } = context;
  const { entitlement } = await heldLicence(
    sql,
    context,
    licenceId,
    (held) => isActive(held, context.now) || isPaused(held),
    notHeld(licenceId),
  );
  await chargeableCard(sql, realm, account.id, cardId);
  const [purse] = await sql.query<{ owes: string[] }>('select owes from account where id = $1', [account.id]);
  const owes = purse?.owes ?? [];
  if (checkBillingDetails && owes.length > 0) {
    throw new PlatformError(424, 'BASKET_REQUIREMENTS_FAILED', ['Some billing details are missing.'], {
      missingFields: owes.map(missingField),
    });
  }
  await sql.query('update entitlement set card_id = $2 where id = $1', [entitlement.id, cardId]);
}

const notHeld = (id: string) => () => notFound(`licence ${id} that you hold`);

const activeLicence = (sql: SqlRunner, context: HoldingContext, id: string): Promise<Held> =>
  heldLicence(sql, context, id, (held) => isActive(held, context.now), notHeld(id));

async function heldLicence(
  sql: SqlRunner,
  { realm, account }: HoldingContext,
  id: string,
  fits: (entitlement: Entitlement) => boolean,
  refusal: () => PlatformError,
): Promise<Held> {
  const licence = realm.trade.licences.find((candidate) => candidate.id === id);
  const own = (await readEntitlements(sql, account.id)).filter(({ licenceId }) => licenceId === id);
  if (!licence || own.length === 0) throw notHeld(id)();
  const entitlement = own.find(fits);
  if (!entitlement) throw refusal();
  return { licence, entitlement };
}
