/** Probes that nobody can make up the token of a link that signs in. */
import type { ContractChecker } from '../contractChecker';
import type { Ask } from './ask';
import type { ProbeFinding } from './report';

/** A token that no platform has issued. */
const NOTHING = 'proscenium-probe';

/** Calls that exchange the token of a link for a session. */
const exchanges: ReadonlySet<string> = new Set(['exchangeMagicToken', 'impersonate']);

/** A token that was never issued must be refused, as one that is spent. */
export async function probeOneTimeTokens(
  checker: ContractChecker,
  ask: Ask,
  only: ReadonlySet<string> | undefined,
): Promise<readonly ProbeFinding[]> {
  const findings: ProbeFinding[] = [];
  for (const operation of checker.operations) {
    if (!exchanges.has(operation.id) || only?.has(operation.id) === false) continue;
    const { status } = await ask(
      operation,
      {},
      { query: new URLSearchParams(), body: { token: NOTHING } },
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
