/** The line between one page and the platform: it can break before a call or after it, fail, and keep an answer, or a call, for later. */

/** Which call a fault waits for. */
export type Called = 'pay' | 'read' | 'put' | 'voucher' | 'init' | 'confirm' | 'validate' | 'any';

export type Fault =
  /** Nothing arrives. */
  | 'lost before'
  /** The platform acts; nobody hears of it. */
  | 'lost after'
  /** The platform fails without having acted, or after it has. */
  | 'down before'
  | 'down after'
  /** The answer waits until the line is {@link Line.free}. */
  | 'slow answer'
  /** The call itself waits that long, and arrives even if its page is gone by then. */
  | 'slow call';

const places: readonly (readonly [Called, RegExp])[] = [
  ['pay', /POST \/api\/v2\/customer\/baskets\/pay/],
  ['read', /GET \/api\/v2\/customer\/basket/],
  ['voucher', /(PUT|DELETE) \/api\/v2\/baskets\/vouchers\//],
  ['put', /PUT \/api\/v2\/baskets\//],
  ['init', /POST \/api\/v4\/payment-method\/init/],
  ['validate', /POST \/api\/v4\/payment-method\/validate/],
  ['confirm', /POST \/__standin\/stripe\/(confirm|challenge)/],
];

const calledBy = (method: string, path: string): Called => places.find(([, pattern]) => pattern.test(`${method} ${path}`))?.[0] ?? 'any';

export class Line {
  /** Calls that the platform is working on. */
  busy = 0;
  private faults: { readonly called: Called; readonly fault: Fault }[] = [];
  private waiting: (() => void)[] = [];
  private gone = false;

  constructor(private readonly answer: (request: Request) => Promise<Response>) {}

  /** The next such call meets this. */
  strike(called: Called, fault: Fault): void {
    this.faults.push({ called, fault });
  }

  /** Everything that waits goes on, and no fault is left. */
  free(): void {
    this.faults = [];
    for (const go of this.waiting.splice(0)) go();
  }

  /** The page is gone: no answer reaches anybody. Calls that have left it still arrive. */
  cut(): void {
    this.gone = true;
  }

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const called = calledBy(init.method ?? 'GET', new URL(address).pathname);
    const at = this.faults.findIndex((fault) => fault.called === called || fault.called === 'any');
    const fault = at < 0 ? null : (this.faults.splice(at, 1)[0]?.fault ?? null);
    if (fault === 'lost before') throw this.noAnswer();
    if (fault === 'down before') return this.heard(Response.json({ status: 503, code: 'down', messages: [] }, { status: 503 }));
    if (fault === 'slow call') await this.hold();
    const { signal: _signal, ...rest } = init;
    this.busy += 1;
    const answer = await this.answer(new Request(address, rest)).finally(() => (this.busy -= 1));
    if (fault === 'lost after') throw this.noAnswer();
    if (fault === 'down after') return this.heard(Response.json({ status: 502, code: 'badGateway', messages: [] }, { status: 502 }));
    if (fault === 'slow answer') await this.hold();
    return this.heard(answer);
  };

  private hold(): Promise<void> {
    return new Promise((go) => this.waiting.push(go));
  }
  private noAnswer(): Error {
    return new TypeError('The connection was lost.');
  }
  private heard(answer: Response): Response | Promise<Response> {
    return this.gone ? new Promise<never>(() => undefined) : answer;
  }
}
