/** Held licences, and the cards that pay for them. */
import { cardMethods, keepCard, makeDefault, readCards, removeCard } from '../commerce/cards';
import { refuseChild } from '../commerce/baskets';
import {
  answerCancellationPromo,
  cancellationPromo,
  cancelLicence,
  moveToCard,
  pauseLicence,
  reactivateLicence,
  resumeLicence,
  type HoldingContext,
} from '../commerce/holding';
import { readIntent, spendIntent } from '../commerce/paymentIntents';
import type { SqlRunner } from '../database/database';
import type { Call, Handlers } from '../operation';
import { PlatformError } from '../platformError';
import type { SandboxServices } from '../services';
import { requireAccount } from '../session/viewer';

type HoldingOperation =
  | 'pauseLicence'
  | 'resumeLicence'
  | 'cancelLicence'
  | 'reactivateLicence'
  | 'verifyCancellationPromo'
  | 'redeemCancellationPromo'
  | 'refuseCancellationPromo'
  | 'moveLicenceToCard'
  | 'readCards'
  | 'addCard'
  | 'readCardSetup'
  | 'makeCardDefault'
  | 'removeCard';

export function holdingRoutes({ database, now }: SandboxServices): Handlers<HoldingOperation> {
  const contextOf = ({ realm, viewer }: Call): HoldingContext => ({
    realm,
    account: requireAccount(viewer),
    now: now(),
  });
  const idOf = ({ path }: Call): string => path['id'] ?? '';
  /** Runs `act` in a transaction and responds without a body. */
  const done = async (
    call: Call,
    act: (sql: SqlRunner, context: HoldingContext) => Promise<void>,
  ): Promise<undefined> => {
    const context = contextOf(call);
    refuseChild({ account: context.account });
    await database.transaction((sql) => act(sql, context));
    return undefined;
  };

  return {
    pauseLicence: (call) => done(call, (sql, context) => pauseLicence(sql, context, idOf(call), call.body)),
    resumeLicence: (call) => done(call, (sql, context) => resumeLicence(sql, context, idOf(call))),
    cancelLicence: (call) => done(call, (sql, context) => cancelLicence(sql, context, idOf(call))),
    reactivateLicence: (call) => done(call, (sql, context) => reactivateLicence(sql, context, idOf(call))),
    verifyCancellationPromo: (call) => cancellationPromo(database, contextOf(call), idOf(call)),
    redeemCancellationPromo: (call) =>
      done(call, (sql, context) => answerCancellationPromo(sql, context, idOf(call), 'REDEEMED')),
    refuseCancellationPromo: (call) =>
      done(call, (sql, context) => answerCancellationPromo(sql, context, idOf(call), 'REFUSED')),

    moveLicenceToCard: (call) =>
      done(call, (sql, context) => {
        const { licenceId = '', cardId = '' } = call.path;
        return moveToCard(sql, context, {
          licenceId,
          cardId,
          checkBillingDetails: call.query.get('checkBillingDetails') === 'true',
        });
      }),

    readCards: async (call) => cardsOf(call),
    readCardSetup: async ({ realm, viewer }) => (requireAccount(viewer), cardMethods(realm)),

    async addCard(call) {
      const { account } = contextOf(call);
      refuseChild({ account });
      await database.transaction(async (sql) => {
        const intent = await readIntent(sql, call.body.paymentDetailsExternalId);
        if (
          !intent ||
          intent.accountId !== account.id ||
          intent.realm !== call.realm.id ||
          intent.kind !== 'setup'
        )
          throw new PlatformError(402, 'missing', ['There is no such card.']);
        if (intent.lastError) throw new PlatformError(402, intent.lastError.code, [intent.lastError.message]);
        if (!(await spendIntent(sql, intent.id)))
          throw new PlatformError(402, 'paymentIncomplete', ['The card has not been secured.']);
        await keepCard(sql, account.id, intent.method);
      });
      return cardsOf(call);
    },

    makeCardDefault: (call) =>
      done(call, (sql, { realm, account }) => makeDefault(sql, realm, account.id, call.path['cardId'] ?? '')),
    removeCard: (call) =>
      done(call, (sql, { realm, account }) => removeCard(sql, realm, account.id, call.path['cardId'] ?? '')),
  };

  async function cardsOf({ realm, viewer }: Call) {
    return { cards: await readCards(database, realm, requireAccount(viewer).id) };
  }
}
