/** Probes that nobody can make up the token of a mailed link. */
import type { ContractChecker } from '../contractChecker';
import type { Ask } from './ask';
import type { ProbeFinding } from './report';

/** A token that no platform has issued. */
const NOTHING = 'proscenium-probe';

/** Calls that accept the token of a link: for a session, for a new password, or to confirm an address. */
const tokenCalls: ReadonlySet<string> = new Set([
  'exchangeMagicToken',
  'impersonate',
  'resetPassword',
  'confirmEmail',
]);

/** A token that was never issued must be refused, as one that is spent. */
export async function probeOneTimeTokens(
  checker: ContractChecker,
  ask: Ask,
  only: ReadonlySet<string> | undefined,
): Promise<readonly ProbeFinding[]> {
  const findings: ProbeFinding[] = [];
  for (const operation of checker.operations) {
    if (!tokenCalls.has(operation.id) || only?.has(operation.id) === false) continue;
    const { status } = await ask(
      operation,
      {},
      { query: new URLSearchParams(), body: bodyOf(operation.id) },
      null,
    );
    if (status >= 200 && status < 300)
      findings.push({
        operation: operation.id,
        call: `${operation.method.toUpperCase()} ${operation.path}`,
        status,
        pointer: '',
        cause: 'it accepts a token that was never issued',
      });
  }
  return findings;
}

const bodyOf = (operation: string): object =>
  operation === 'resetPassword' ? { token: NOTHING, secret: `${NOTHING}-A1!` } : { token: NOTHING };
