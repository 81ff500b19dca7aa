/**
 * The network between one document and the platform: fails before or after a call, returns errors, and delays
 * responses or calls.
 */

/** The calls that a fault applies to. */
export type Called =
  'pay' | 'read' | 'put' | 'voucher' | 'init' | 'confirm' | 'validate' | 'payment' | 'holds' | 'any';

export type Fault =
  /** The call does not arrive. */
  | 'lost before'
  /** The platform processes the call; the response is lost. */
  | 'lost after'
  /** The platform fails before or after processing the call. */
  | 'down before'
  | 'down after'
  /** The response is delayed until {@link Line.free}. */
  | 'slow answer'
  /** The call is delayed until then, and arrives even if its page is gone. */
  | 'slow call';

const places: readonly (readonly [Called, RegExp])[] = [
  ['pay', /POST \/api\/v2\/(customer\/baskets|basket)\/pay/],
  ['read', /GET \/api\/v2\/(customer\/)?basket/],
  ['voucher', /(PUT|DELETE) \/api\/v2\/baskets\/vouchers\//],
  ['put', /PUT \/api\/v2\/baskets\/|POST \/api\/v2\/gift\/basket/],
  ['init', /POST \/api\/v4\/payment-method\/init/],
  ['validate', /POST \/api\/v4\/payment-method\/validate/],
  ['payment', /(GET|DELETE) \/api\/v4\/payments\//],
  ['holds', /GET \/api\/v2\/customer\/subscriptions/],
  ['confirm', /POST \/__fake\/stripe\/(confirm|challenge|redirect)/],
];

const calledBy = (method: string, path: string): Called =>
  places.find(([, pattern]) => pattern.test(`${method} ${path}`))?.[0] ?? 'any';

/** A fault that applies to the next such call. */
export interface PendingFault {
  readonly called: Called;
  readonly fault: Fault;
}

export interface LineDeps {
  readonly answer: (request: Request) => Promise<Response>;
  /** The platform supports neither idempotency keys nor expected totals nor basket versions. */
  readonly plain: boolean;
  /** Of the tab: those that its document has not met apply to the next one. */
  readonly faults: PendingFault[];
  readonly onFault: (fault: Fault) => void;
  /** A pay call is about to be sent, or to be lost. */
  readonly onPay: () => void;
}

export class Line {
  private waiting: (() => void)[] = [];
  private gone = false;

  constructor(private readonly deps: LineDeps) {}

  /** Applies a fault to the next such call. */
  strike(called: Called, fault: Fault): void {
    this.deps.faults.push({ called, fault });
  }

  /** Releases everything delayed and removes all faults. */
  free(): void {
    this.deps.faults.length = 0;
    for (const go of this.waiting.splice(0)) go();
  }

  /** The page is gone: responses are dropped. Calls already sent still arrive. */
  cut(): void {
    this.gone = true;
  }

  readonly fetch = (address: string, init: RequestInit = {}): Promise<Response> => {
    const { signal, ...rest } = init;
    const answer = this.call(address, rest);
    if (signal == null) return answer;
    return new Promise((resolve, reject) => {
      const drop = () => reject(new DOMException('The call was given up.', 'AbortError'));
      if (signal.aborted) return drop();
      signal.addEventListener('abort', drop, { once: true });
      answer.then(resolve, reject);
    });
  };

  private async call(address: string, init: RequestInit): Promise<Response> {
    const { answer, plain, faults } = this.deps;
    const called = calledBy(init.method ?? 'GET', new URL(address).pathname);
    if (called === 'pay') this.deps.onPay();
    const at = faults.findIndex((fault) => fault.called === called || fault.called === 'any');
    const fault = at < 0 ? null : (faults.splice(at, 1)[0]?.fault ?? null);
    if (fault !== null) this.deps.onFault(fault);
    if (fault === 'lost before') return this.lose();
    if (fault === 'down before')
      return this.readAnswer(Response.json({ status: 503, code: 'down', messages: [] }, { status: 503 }));
    if (fault === 'slow call') await this.hold();
    const request = new Request(address, init);
    const given = plain ? await plainAnswer(answer, request) : await answer(request);
    if (fault === 'lost after' || given.type === 'error') return this.lose();
    if (fault === 'down after')
      return this.readAnswer(
        Response.json({ status: 502, code: 'badGateway', messages: [] }, { status: 502 }),
      );
    if (fault === 'slow answer') await this.hold();
    return this.readAnswer(given);
  }

  private hold(): Promise<void> {
    return new Promise((go) => this.waiting.push(go));
  }
  private lose(): Promise<never> {
    return this.gone ? never() : Promise.reject(new TypeError('The connection was lost.'));
  }
  private readAnswer(answer: Response): Response | Promise<never> {
    return this.gone ? never() : answer;
  }
}

const never = (): Promise<never> => new Promise<never>(() => undefined);

/** A platform of an earlier contract: ignores and omits unsupported fields. */
async function plainAnswer(answer: LineDeps['answer'], request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('idempotency-key');
  const text = await request.text();
  const body = text.startsWith('{')
    ? JSON.stringify(without(JSON.parse(text) as Record<string, unknown>, ['expected']))
    : text;
  const given = await answer(
    new Request(request.url, { method: request.method, headers, ...(text === '' ? {} : { body }) }),
  );
  if (given.headers.get('content-type')?.startsWith('application/json') !== true) return given;
  const answered: unknown = await given.json();
  const known =
    typeof answered === 'object' && answered !== null && !Array.isArray(answered)
      ? without(answered as Record<string, unknown>, ['version', 'idempotentPayments', 'basket'])
      : answered;
  return Response.json(known, { status: given.status });
}

const without = (value: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
