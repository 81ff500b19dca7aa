/**
 * Handles a call of the platform API: finds the operation, validates the request, runs the handler, validates
 * the response.
 */
import type { CheckedOperation, ContractChecker } from '../contract/contractChecker';
import type { Call, Handler, Handlers, MessageStream, OperationId } from './operation';
import { PlatformError } from './platformError';
import { chooseLocale, realmOfKey, type SandboxRealm, sandboxRealms, siteOf } from './realms';
import type { SandboxServices } from './services';
import { nobody, readViewer, type Viewer } from './session/viewer';

/** The contract guarantees a comment at least every 15 seconds. */
const HEARTBEAT_MS = 10_000;

/** Server-Sent Events: messages, plus heartbeat comments so that no intermediary closes an idle connection. */
function eventStream(messages: MessageStream<unknown>): Response {
  const encoder = new TextEncoder();
  let open = true;
  let stop = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string): void => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS);
      const unsubscribe = messages(
        (message) => write(`data: ${JSON.stringify(message)}\n\n`),
        () => {
          if (!open) return;
          stop();
          controller.close();
        },
      );
      stop = () => {
        open = false;
        clearInterval(heartbeat);
        unsubscribe();
      };
      // Sends the headers at once, followed by a first comment.
      write(':\n\n');
    },
    cancel: () => stop(),
  });
  // Proxies must neither store nor buffer the stream.
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

export interface CallAnswerer {
  (request: Request): Promise<Response>;
}

/** `log` receives a line for every response that breaks the contract and for every unexpected handler error. */
export function createCallAnswerer(
  checker: ContractChecker,
  handlers: Handlers,
  services: SandboxServices,
  log: (line: string) => void,
): CallAnswerer {
  return async (request) => {
    const url = new URL(request.url);
    const found = checker.find(request.method, url.pathname);
    if (!found)
      return refuse(
        new PlatformError(404, 'noSuchCall', [`${request.method} ${url.pathname} is not in the contract.`]),
      );
    const { operation, pathValues } = found;
    try {
      const body = await bodyOf(request);
      const problems = checker.requestProblems(operation, {
        pathValues,
        query: url.searchParams,
        headers: request.headers,
        body,
      });
      if (problems.length > 0) throw new PlatformError(400, 'contractViolation', problems);
      // A pay-TV provider's call carries no API key and is identical in every realm.
      const realm =
        realmOfKey(request.headers.get('x-api-key')) ?? (operation.keyless ? sandboxRealms[0] : undefined);
      if (!realm) throw new PlatformError(400, 'unknownApiKey', ['No realm has this x-api-key.']);
      const viewer = await viewerOf(services, realm, operation, request);
      const isOnBehalf = viewer.kind === 'account' && viewer.impersonatedBy !== null;
      if (isOnBehalf && operation.operation['x-on-behalf'] === 'refused')
        throw new PlatformError(403, 'notOnBehalf', ['Nobody does this in a viewer’s name.']);
      const call = {
        realm,
        viewer,
        locale: chooseLocale(realm, request.headers.get('accept-language')),
        origin: url.origin,
        site: siteOf(realm, request.headers.get('origin')),
        path: pathValues,
        query: url.searchParams,
        captchaToken: request.headers.get('x-captcha-token'),
        idempotencyKey: request.headers.get('idempotency-key'),
        body,
      };
      // The request was validated against this operation, so its body has the handler's type.
      const handler = handlers[operation.id as OperationId] as Handler<OperationId>;
      const answer = await handler(call as Call);
      return staysOpen(operation)
        ? streamed(operation, answer)
        : checked(operation, successOf(operation), answer);
    } catch (error) {
      if (error instanceof PlatformError) return checked(operation, error.status, error.toAnswer());
      log(`${operation.id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      return refuse(
        new PlatformError(500, 'sandboxFailure', [error instanceof Error ? error.message : String(error)]),
      );
    }
  };

  /** Messages that break the contract are not sent. */
  function streamed(operation: CheckedOperation, messages: MessageStream<unknown>): Response {
    return eventStream((send, end) =>
      messages((message) => {
        const problems = checker.answerProblems(operation, 200, message);
        if (problems.length === 0) send(message);
        else log(`${operation.id}: a message breaks the contract: ${problems.join('; ')}`);
      }, end),
    );
  }

  function checked(operation: CheckedOperation, status: number, body: unknown): Response {
    const problems = checker.answerProblems(operation, status, body);
    if (problems.length === 0)
      return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
    log(`${operation.id}: the answer ${status} breaks the contract: ${problems.join('; ')}`);
    return refuse(new PlatformError(500, 'contractMismatch', problems));
  }
}

const refuse = (error: PlatformError): Response => Response.json(error.toAnswer(), { status: error.status });

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  if (!(request.headers.get('content-type') ?? '').startsWith('application/json'))
    throw new PlatformError(400, 'contractViolation', [
      'A body wants content-type application/json (API-001).',
    ]);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new PlatformError(400, 'contractViolation', ['The body is not JSON.']);
  }
}

async function viewerOf(
  services: SandboxServices,
  realm: SandboxRealm,
  operation: CheckedOperation,
  request: Request,
): Promise<Viewer> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) {
    if (operation.bearer === 'required')
      throw new PlatformError(401, 'tokenMissing', ['This call wants a bearer token.']);
    return nobody;
  }
  // Logout accepts an expired token.
  if (operation.id === 'logout') return nobody;
  return readViewer(services.database, realm.id, token);
}

const staysOpen = ({ operation }: CheckedOperation): boolean => {
  const success = operation.responses['200'];
  return (
    success !== undefined && 'content' in success && success.content?.['text/event-stream'] !== undefined
  );
};

/** The single success status of an operation. */
function successOf({ operation }: CheckedOperation): number {
  return Number(Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? 200);
}
