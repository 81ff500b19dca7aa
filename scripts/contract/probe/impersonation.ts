/**
 * Probes impersonation with a token issued to staff: the session must be marked as such, and calls that staff
 * may not make on behalf of a viewer must be refused (ADM-013).
 */
import type { CheckedOperation, ContractChecker } from '../contractChecker';
import type { Ask } from './ask';
import type { ProbeFinding } from './report';

/** An id of nothing, so that a platform which fails to refuse changes nothing either. */
const NOTHING = 'proscenium-probe';

const nothing = { query: new URLSearchParams() };

/** Begins the session, tries calls that can change nothing, and ends it. */
export async function probeImpersonation(
  checker: ContractChecker,
  ask: Ask,
  token: string,
): Promise<readonly ProbeFinding[]> {
  const operation = (id: string): CheckedOperation => {
    const found = checker.operations.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`The contract has no ${id}.`);
    return found;
  };
  const begun = await ask(operation('impersonate'), {}, { ...nothing, body: { token } }, null);
  const access = field(begun.body, 'authorisationToken');
  if (access === null)
    return [finding(operation('impersonate'), begun.status, 'the token begins no session')];
  const findings: ProbeFinding[] = [];
  const user = await ask(operation('readSessionUser'), {}, nothing, access);
  if (field(user.body, 'impersonatedBy') === null)
    findings.push(
      finding(
        operation('readSessionUser'),
        user.status,
        'it has no impersonatedBy, which marks a session that staff opened as the viewer',
      ),
    );
  for (const each of checker.operations.filter(isHarmless)) {
    const { status } = await ask(
      each,
      Object.fromEntries(parametersOf(each).map((name) => [name, NOTHING])),
      { ...nothing, body: bodies[each.id] },
      access,
    );
    if (status !== 403)
      findings.push(
        finding(
          each,
          status,
          'it is not refused with 403 to a session that staff have begun in a viewer’s name',
        ),
      );
  }
  const refreshToken = field(begun.body, 'refreshToken');
  if (refreshToken !== null)
    await ask(operation('logout'), {}, { ...nothing, body: { refreshToken } }, access);
  return findings;
}

/** A payment method, card and total that no platform has: what is not refused fails all the same. */
const payment = {
  paymentArrangement: {
    primaryPaymentDetailsAttributes: {
      targetPaymentProvider: NOTHING,
      paymentMethodType: NOTHING,
      paymentDetailsExternalId: NOTHING,
    },
  },
  expected: { total: -1, currency: 'XXX' },
};

/** Calls with a body that cost money, or give access that outlives the session. */
const bodies: Readonly<Record<string, object>> = {
  payBasket: payment,
  paySku: payment,
  payGiftBasket: payment,
  changePassword: { current: NOTHING, secret: NOTHING, provider: NOTHING },
  addCard: { targetPaymentProvider: NOTHING, paymentDetailsExternalId: NOTHING },
};

/** Calls that address one nonexistent thing, or send a body that no platform can act on. */
const isHarmless = ({ operation, ...call }: CheckedOperation): boolean =>
  operation['x-on-behalf'] === 'refused' &&
  (bodies[call.id] !== undefined || (operation.requestBody === undefined && parametersOf(call).length > 0));

const parametersOf = ({ path }: Pick<CheckedOperation, 'path'>): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

const finding = ({ id, method, path }: CheckedOperation, status: number, cause: string): ProbeFinding => ({
  operation: id,
  call: `${method.toUpperCase()} ${path}`,
  status,
  pointer: '',
  cause,
});

function field(body: unknown, name: string): string | null {
  const value =
    typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
}
