/** One basket per account: content, totals and payment methods. */
import type {
  Basket,
  BasketPaymentProvider,
  Card,
  MissingField,
  SecuredPayment,
} from '../../../core/generated/platform';
import { priceOf, type UnkindModes } from '../control/unkindModes';
import type { SqlRunner } from '../database/database';
import { notFound, PlatformError } from '../platformError';
import { textIn, type SandboxRealm } from '../realms';
import type { Account } from '../session/viewer';
import { basketTotals, type Totals, versionOf } from './basketTotals';
import { publishableKeyOf, walletName } from './cardProviders';
import { readEntitlements, type Entitlement } from './entitlements';
import { savedCard, savedCardAnswer } from './cards';
import { heldInFamily, skuOf, trialIsOpen } from './licenceAnswers';
import { releaseIntents, securedPayment, type PaymentIntent } from './paymentIntents';
import type { SeedLicence, SeedVoucher } from './types';
import { otherMethods } from './otherMethods';

export interface BasketContext {
  readonly realm: SandboxRealm;
  readonly locale: string;
  readonly account: Account;
  readonly now: number;
  /** Modes requested by a tester; default: none. */
  readonly unkind?: UnkindModes;
}

/** A basket with the internal fields that its response omits. */
export interface FilledBasket {
  readonly id: string;
  readonly licence: SeedLicence | undefined;
  readonly trial: boolean;
  readonly vouchers: readonly SeedVoucher[];
  readonly totals: Totals;
  readonly owes: readonly string[];
  readonly entitlements: readonly Entitlement[];
  /** A payment that the provider has taken and that no purchase has used yet. */
  readonly secured: PaymentIntent | undefined;
  /** Changes whenever the charged content changes, and after payment. */
  readonly version: string;
  /** The card that can be charged without a form. */
  readonly savedCard: Card | undefined;
}

export async function readBasket(sql: SqlRunner, { realm, account }: BasketContext): Promise<FilledBasket> {
  const [row] = await sql.query<{ id: string; sku: string | null; trial: boolean; filling: string }>(
    'select id, sku, trial, filling from basket where account_id = $1',
    [account.id],
  );
  const [purse] = await sql.query<{ credit: number; owes: string[] }>(
    'select credit, owes from account where id = $1',
    [account.id],
  );
  const codes = await sql.query<{ code: string }>(
    'select code from basket_voucher where account_id = $1 order by code',
    [account.id],
  );
  const listed = realm.trade.licences.find((candidate) => skuOf(candidate) === row?.sku);
  const licence = listed && {
    ...listed,
    amount: await priceOf(sql, account.id, skuOf(listed), listed.amount),
  };
  const vouchers = codes.flatMap(
    ({ code }) => realm.trade.vouchers.find((voucher) => voucher.code === code) ?? [],
  );
  const trial = licence !== undefined && row?.trial === true;
  const id = row?.id ?? `basket-${account.id}`;
  const totals = basketTotals({
    amount: licence?.amount ?? 0,
    trial,
    discounts: licence ? vouchers.map(({ discount }) => discount) : [],
    credit: purse?.credit ?? 0,
    taxPercent: realm.trade.taxPercent,
  });
  return {
    id,
    licence,
    trial,
    vouchers,
    owes: purse?.owes ?? [],
    entitlements: await readEntitlements(sql, account.id),
    totals,
    version: versionOf(row?.filling, row?.sku, trial, codes, totals.discountedTotal, realm.trade.currency),
    secured:
      licence &&
      (await securedPayment(sql, {
        basketId: id,
        kind: trial ? 'setup' : 'payment',
        amount: totals.discountedTotal,
      })),
    savedCard: await savedCard(sql, realm, account.id),
  };
}

/** Call first in a transaction that pays: serialises the paying calls of an account. */
export async function lockAccount(sql: SqlRunner, accountId: string): Promise<void> {
  await sql.query('select id from account where id = $1 for update', [accountId]);
}

/**
 * Replaces the basket's content with one sku. Throws 403 for a child, 404 for an unknown sku, and 409 for a
 * licence already held, a downgrade within a family (PAY-063), or a used-up trial that the viewer has not
 * confirmed (PAY-060).
 */
export async function putIntoBasket(
  sql: SqlRunner,
  context: BasketContext,
  sku: string,
  acknowledgeNoFreeTrial: boolean,
): Promise<void> {
  refuseChild(context);
  const { realm, account, now } = context;
  const licence = realm.trade.licences.find((candidate) => skuOf(candidate) === sku);
  if (!licence) throw notFound(`sku ${sku}`);
  const entitlements = await readEntitlements(sql, account.id);
  refuseHeld({ realm, entitlements, now }, licence);
  const trial = trialIsOpen(entitlements, licence);
  if (licence.trial !== undefined && !trial && !acknowledgeNoFreeTrial) {
    throw new PlatformError(409, 'freeTrialDenied', [
      'The free trial has been used. The price is due at once.',
    ]);
  }
  const [before] = await sql.query<{ sku: string | null; trial: boolean }>(
    'select sku, trial from basket where account_id = $1',
    [account.id],
  );
  if (before?.sku !== sku || before.trial !== trial) await releaseIntents(sql, `basket-${account.id}`);
  await sql.query(
    `insert into basket (account_id, id, sku, trial) values ($1, $2, $3, $4)
     on conflict (account_id) do update set sku = excluded.sku, trial = excluded.trial`,
    [account.id, `basket-${account.id}`, sku, trial],
  );
}

/** Adds a voucher. Throws 404 for an unknown voucher, 409 for an expired one. */
export async function addVoucher(
  sql: SqlRunner,
  { realm, account }: BasketContext,
  code: string,
): Promise<void> {
  const voucher = realm.trade.vouchers.find((candidate) => candidate.code === code.trim().toUpperCase());
  if (!voucher) throw new PlatformError(404, 'voucherUnknown', ['There is no such voucher.']);
  if (voucher.expired) throw new PlatformError(409, 'voucherExpired', ['This voucher has run out.']);
  const added = await sql.query(
    'insert into basket_voucher (account_id, code) values ($1, $2) on conflict do nothing returning code',
    [account.id, voucher.code],
  );
  if (added.length > 0) await releaseIntents(sql, `basket-${account.id}`);
}

/** Removes a voucher. Throws 404 when it is not in the basket. */
export async function removeVoucher(sql: SqlRunner, { account }: BasketContext, code: string): Promise<void> {
  const gone = await sql.query(
    'delete from basket_voucher where account_id = $1 and code = $2 returning code',
    [account.id, code.trim().toUpperCase()],
  );
  if (gone.length === 0)
    throw new PlatformError(404, 'voucherUnknown', ['There is no such voucher in the basket.']);
  await releaseIntents(sql, `basket-${account.id}`);
}

export function basketAnswer({ realm, locale }: BasketContext, basket: FilledBasket): Basket {
  const { licence, totals, vouchers } = basket;
  const { trade } = realm;
  return {
    id: basket.id,
    basketItems: licence
      ? [
          {
            sku: skuOf(licence),
            licenceId: licence.id,
            name: textIn(locale, licence.name),
            amount: licence.amount,
            subscriptionSetting: {
              subscriptionType: licence.type,
              subscriptionPeriod: licence.period ?? null,
              trialPeriodDuration: basket.trial ? (licence.trial ?? null) : null,
            },
          },
        ]
      : [],
    vouchers: vouchers.map((voucher, index) => ({
      code: voucher.code,
      name: textIn(locale, voucher.name),
      discount: totals.taken[index] ?? 0,
    })),
    providers: providersOf(realm, locale, basket),
    currency: trade.currency,
    scale: trade.scale,
    total: totals.total,
    tax: totals.tax,
    discountedTotal: totals.discountedTotal,
    discountedTax: totals.discountedTax,
    taxInclusive: true,
    billingDetailsRequired: basket.owes.length > 0,
    missingFields: basket.owes.map(missingField),
    securedPayment: securedOf(realm, locale, basket),
    primaryPaymentDetails: basket.savedCard && licence ? savedCardAnswer(basket.savedCard, realm) : null,
    version: basket.version,
    idempotentPayments: true,
  };
}

function securedOf(realm: SandboxRealm, locale: string, basket: FilledBasket): SecuredPayment | null {
  const { secured } = basket;
  const paidWith = secured?.method['wallet'] === undefined ? realm.trade.cards : walletName(realm);
  const provider = providersOf(realm, locale, basket).find(({ name }) => name === paidWith);
  if (secured === undefined || provider === undefined) return null;
  return {
    paymentProviderId: provider.id,
    targetPaymentProvider: provider.name,
    paymentMethodType: 'card',
    paymentDetailsExternalId: secured.id,
  };
}

/** Nothing is due, so no payment is needed. A trial still requires a card, charged when it ends. */
export function providersOf(
  realm: SandboxRealm,
  locale: string,
  { licence, trial, totals }: FilledBasket,
): BasketPaymentProvider[] {
  if (!licence) return [];
  const consents = [
    {
      fieldName: 'immediateAccess',
      kind: 'checkbox' as const,
      text: textIn(locale, realm.trade.consent),
      required: true,
    },
  ];
  if (totals.discountedTotal === 0 && !trial) {
    return [
      {
        id: `${realm.id}-zero-balance`,
        name: 'zero-balance',
        kind: 'none',
        paymentMethodTypes: ['zero-balance'],
        hasVouchers: true,
        consents,
      },
    ];
  }
  const { cards } = realm.trade;
  const card: BasketPaymentProvider = {
    id: `${realm.id}-${cards}`,
    name: cards,
    kind: 'form',
    paymentMethodTypes: ['card'],
    hasVouchers: true,
    consents,
    ...(cards === 'stripe' && { publishableKey: publishableKeyOf(realm) }),
  };
  const name = walletName(realm);
  const wallets: readonly BasketPaymentProvider[] =
    name === undefined
      ? []
      : [
          {
            id: `${realm.id}-${name}`,
            name,
            kind: 'native',
            paymentMethodTypes: ['card'],
            hasVouchers: true,
            consents,
            ...(realm.trade.wallet === 'stripe' && { publishableKey: publishableKeyOf(realm) }),
          },
        ];
  // Bank redirects and wallets with pages of their own are one-off payments: recurring charges require a card.
  const { otherMethods: named = [], numberMethod } = realm.trade;
  const others = trial
    ? []
    : [
        ...named.map((other) => ({ name: other, kind: otherMethods[other].kind })),
        ...(numberMethod === undefined ? [] : [{ name: numberMethod, kind: 'form' as const }]),
      ];
  return [
    card,
    ...wallets,
    ...others.map((other): BasketPaymentProvider => ({
      id: `${realm.id}-${other.name}`,
      ...other,
      paymentMethodTypes: [other.name],
      hasVouchers: true,
      consents,
    })),
  ];
}

export const missingField = (fieldName: string): MissingField => ({
  fieldName,
  fieldType: fieldName,
  label: null,
  required: true,
  acceptableValues: null,
});

/** FAV-034. */
export function refuseChild({ account }: Pick<BasketContext, 'account'>): void {
  if (account.profileType === 'CHILD')
    throw new PlatformError(403, 'kidPurchasePermissionDenied', ['Ask a grown-up to buy this.']);
}

export function refuseHeld(
  context: { realm: SandboxRealm; entitlements: readonly Entitlement[]; now: number },
  licence: SeedLicence,
): void {
  const current = heldInFamily(context, licence);
  const holdsAlone = context.entitlements.some(
    ({ licenceId, replaced, endsAt }) =>
      licenceId === licence.id && !replaced && (endsAt === null || endsAt > context.now),
  );
  if (current?.id === licence.id || holdsAlone)
    throw new PlatformError(409, 'alreadyEntitled', ['You hold this already.']);
  if (current && (licence.rank ?? 0) < (current.rank ?? 0))
    throw new PlatformError(409, 'INVALID_TIER_CHANGE', [
      'A step down takes effect when the current period ends.',
    ]);
}
