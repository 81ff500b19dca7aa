/** The contract is sound: its examples conform, its operations are complete, its types match core/generated. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sessionExamples from '../../../schemas/platform/examples/session.json';
import { contractFolder, readContract } from '../../../scripts/contract/contractDocument';
import { createContractChecker } from '../../../scripts/contract/contractChecker';

const contract = readContract();
const closed = createContractChecker(contract, { closed: true });
const open = createContractChecker(contract, { closed: false });

interface Example {
  readonly name: string;
  readonly operationId: string;
  readonly problems: () => string[];
}

const headers = { get: (name: string) => (name === 'x-api-key' ? 'ringside-web' : null) };

const examples: Example[] = closed.operations.flatMap((operation) => {
  const ofRequest = Object.entries(
    operation.operation.requestBody?.content['application/json']?.examples ?? {},
  ).map(([name, { value }]) => ({
    name,
    operationId: operation.id,
    problems: () => {
      const pathValues = Object.fromEntries(
        [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] ?? '', 'x']),
      );
      return closed.requestProblems(operation, {
        pathValues,
        query: new URLSearchParams(),
        headers,
        body: value,
      });
    },
  }));
  const ofAnswers = Object.entries(operation.operation.responses).flatMap(([status, response]) => {
    const content = '$ref' in response ? undefined : response.content;
    const answers = (content?.['application/json'] ?? content?.['text/event-stream'])?.examples ?? {};
    return Object.entries(answers).map(([name, { value }]) => ({
      name,
      operationId: operation.id,
      problems: () => closed.answerProblems(operation, Number(status), value),
    }));
  });
  return [...ofRequest, ...ofAnswers];
});

test.each(examples)('the example $name of $operationId conforms', ({ problems }) => {
  expect(problems()).toEqual([]);
});

test('every example belongs to an operation', () => {
  const used = new Set(examples.map(({ name }) => name));
  const folder = path.join(contractFolder, 'examples');
  const written = readdirSync(folder).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object),
  );
  expect(written.filter((name) => !used.has(name))).toEqual([]);
});

test.each(closed.operations)('$id names its audience', ({ id, operation }) => {
  expect(operation.summary).not.toBe('');
  expect(operation.tags).toHaveLength(1);
  expect(operation['x-ledger'].length).toBeGreaterThan(0);
  expect(operation['x-ledger'].filter((ledgerId) => !/^[A-Z]{3}-\d{3}$/.test(ledgerId))).toEqual([]);
  expect(closed.operations.filter((other) => other.id === id)).toHaveLength(1);
});

test('every reference of the contract resolves', () => {
  const references = [
    ...JSON.stringify(contract).matchAll(/"\$ref":"#\/components\/(schemas|parameters|responses)\/(\w+)"/g),
  ];
  const lost = references.filter(([, kind, name]) => !(name! in contract.components[kind as 'schemas']));
  expect(references.length).toBeGreaterThan(100);
  expect(lost.map(([text]) => text)).toEqual([]);
});

test('ENT-025 a field that the contract does not name is accepted from a real platform, not from the sandbox', () => {
  const answer = { ...sessionExamples.tokenSet.value, expiresIn: 900 };
  const guestSession = closed.find('POST', '/api/v2/guest-session')!.operation;
  expect(open.answerProblems(guestSession, 201, answer)).toEqual([]);
  expect(closed.answerProblems(guestSession, 201, answer)).toEqual([
    'body must NOT have additional properties (expiresIn)',
  ]);
});

test.each([
  ['GET', '/api/v4/stream/vod/rs-101', 'readVodStream'],
  ['GET', '/api/v4/stream/rs-201', 'readEventStream'],
  ['POST', '/api/v2/customer/baskets/pay', 'payBasket'],
  ['POST', '/api/v2/customer/baskets/pay/a-sku', 'paySku'],
  ['PUT', '/api/v2/baskets/vouchers/A%20B', 'addVoucher'],
  ['GET', '/api/v2/nothing', undefined],
  ['GET', '/api/v2/login', undefined],
])('%s %s is %s', (method, path, id) => {
  expect(closed.find(method, path)?.operation.id).toBe(id);
});

test('PAY-040 a path value is decoded', () => {
  expect(closed.find('PUT', '/api/v2/baskets/vouchers/A%20B')?.pathValues).toEqual({ code: 'A B' });
});

test.each([
  ['no key', 'POST', '/api/v2/guest-session', '', {}, undefined, 'header x-api-key is missing'],
  [
    'a token where none belongs',
    'POST',
    '/api/v2/guest-session',
    '',
    { 'x-api-key': 'k', authorization: 'Bearer t' },
    undefined,
    'header Authorization does not belong to this call (API-002)',
  ],
  [
    'a body where none belongs',
    'POST',
    '/api/v2/guest-session',
    '',
    { 'x-api-key': 'k' },
    {},
    'body: this call has none',
  ],
  ['no body', 'POST', '/api/v2/login', '', { 'x-api-key': 'k' }, undefined, 'body is missing'],
  [
    'a body without its fields',
    'POST',
    '/api/v2/login',
    '',
    { 'x-api-key': 'k' },
    { id: 'a' },
    "body must have required property 'secret'",
  ],
  [
    'a parameter of the wrong type',
    'GET',
    '/api/v2/event/live',
    'p=first',
    { 'x-api-key': 'k' },
    undefined,
    'query p must be integer',
  ],
  [
    'a missing parameter',
    'GET',
    '/api/v2/menu',
    '',
    { 'x-api-key': 'k' },
    undefined,
    'query platform is missing',
  ],
  [
    'an unknown parameter',
    'GET',
    '/api/v2/licence',
    'colour=red',
    { 'x-api-key': 'k' },
    undefined,
    'query colour is not in the contract',
  ],
])('a request with %s is refused', (_, method, path, query, given: Record<string, string>, body, problem) => {
  const found = closed.find(method, path)!;
  const request = {
    pathValues: found.pathValues,
    query: new URLSearchParams(query),
    headers: { get: (name: string) => given[name.toLowerCase()] ?? null },
    body,
  };
  expect(closed.requestProblems(found.operation, request)).toEqual([problem]);
});

test.each([
  ['createGuestSession', 'none'],
  ['refreshTokens', 'none'],
  ['exchangeOpenIdCode', 'none'],
  ['readTexts', 'none'],
  ['readSection', 'optional'],
  ['readBasket', 'required'],
])('API-002 %s carries a bearer token: %s', (id, bearer) => {
  expect(closed.operations.find((operation) => operation.id === id)?.bearer).toBe(bearer);
});
