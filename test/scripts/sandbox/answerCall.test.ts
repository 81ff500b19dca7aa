/** The contract gate: an answer that breaks the contract never leaves the sandbox unnoticed. */
import { createContractChecker } from '../../../scripts/contract/contractChecker';
import { readContract } from '../../../scripts/contract/contractDocument';
import { createCallAnswerer } from '../../../scripts/sandbox/answerCall';
import type { Handlers } from '../../../scripts/sandbox/operation';
import type { SandboxServices } from '../../../scripts/sandbox/services';

const checker = createContractChecker(readContract(), { closed: true });
const ask = async (answer: unknown) => {
  const lines: string[] = [];
  // Only this operation is called, and it needs none of the services.
  const handlers = { readLicences: async () => answer } as unknown as Handlers;
  const respond = createCallAnswerer(checker, handlers, {} as SandboxServices, (line) => lines.push(line));
  const response = await respond(
    new Request('http://localhost/api/v2/licence', { headers: { 'x-api-key': 'ringside-web' } }),
  );
  return {
    status: response.status,
    body: (await response.json()) as { code?: string; messages?: string[] },
    lines,
  };
};

test('an answer that conforms passes', async () => {
  expect(await ask({ licences: [] })).toEqual({ status: 200, body: { licences: [] }, lines: [] });
});

test.each([
  ['a missing field', {}, "body must have required property 'licences'"],
  ['a wrong type', { licences: 'none' }, 'body/licences must be array'],
  ['a field of no contract', { licences: [], total: 0 }, 'body must NOT have additional properties (total)'],
])('%s is 500, names the mismatch and is logged', async (_, answer, message) => {
  const { status, body, lines } = await ask(answer);
  expect([status, body.code, body.messages]).toEqual([500, 'contractMismatch', [message]]);
  expect(lines).toEqual([`readLicences: the answer 200 breaks the contract: ${message}`]);
});
